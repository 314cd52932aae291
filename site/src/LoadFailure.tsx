import { Notice } from '@setu/ui';
import { useLocation } from 'react-router-dom';

/** Where a list should be, but its rows did not come: 'Error: {message}' and a way to retry. */
export function LoadFailure({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <Notice
      tone="danger"
      live="assertive"
      actions={[{ label: 'Try again', href: pathname + search }]}
    >
      {`Error: ${message}`}
    </Notice>
  );
}
