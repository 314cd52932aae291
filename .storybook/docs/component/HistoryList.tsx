import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { History } from '../../catalogue/history.ts';
import { releaseName } from './Facts.tsx';

/** The changes since the component was introduced, in the words of the changelog. */
export function HistoryList({ history: { since, changes } }: { history: History }) {
  return (
    <>
      <Heading>History</Heading>
      <dl className="terms">
        {changes.map(({ version, text }) => (
          <div key={text}>
            <dt>{releaseName(version)}</dt>
            <dd>
              <Markdown>{text}</Markdown>
            </dd>
          </div>
        ))}
        <div>
          <dt>{releaseName(since)}</dt>
          <dd>New.</dd>
        </div>
      </dl>
    </>
  );
}
