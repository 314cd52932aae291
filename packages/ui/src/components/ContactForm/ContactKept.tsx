import type { Action } from '../Button/Actions.tsx';
import * as styles from '../../internal/form/FormSheet.css.ts';
import { Notice } from '../Notice/Notice.tsx';
import type { ContactFormLabels } from './contactFormLabels.ts';
import type { UseContactDraft } from './useContactDraft.ts';

interface ContactKeptProps {
  draft: Pick<UseContactDraft, 'kept' | 'putBack' | 'discard'>;
  labels: ContactFormLabels;
}

/**
 * Reports that a draft was kept. It is below the fields, because the visitor may already be typing in them
 * when it appears.
 */
export function ContactKept({ draft: { kept, putBack, discard }, labels }: ContactKeptProps) {
  const actions: Action[] = [{ label: labels.discard, onClick: discard }];
  if (kept?.back === false) actions.unshift({ label: labels.putBack, onClick: putBack });
  return (
    <div role="status">
      {kept ? (
        <div className={styles.beforeActions}>
          <Notice tone="info" heading={labels.keptHeading} actions={actions}>
            {kept.back ? labels.keptText : labels.keptOfferText}
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
