import { Notice, vars } from '@setu/ui';
import { help } from '../data/forms.ts';

/** An example of a message that is written for its reader. */
export function WritingExample() {
  return (
    <div className="sb-unstyled" style={{ marginBlockEnd: vars.space.x6 }}>
      <Notice
        tone="danger"
        heading="Your message was not sent"
        actions={[{ label: 'Try again', href: '#errors' }, help.phone]}
      >
        What you wrote is still in the form. If it fails again, call us: we answer in English and
        Hindi.
      </Notice>
    </div>
  );
}
