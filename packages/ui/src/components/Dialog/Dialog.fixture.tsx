import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogClose } from './parts/DialogClose.tsx';
import { DialogContent } from './parts/DialogContent.tsx';
import { DialogTrigger } from './parts/DialogTrigger.tsx';

const content = (
  <>
    <p>{hindi}</p>
    <p>{long.repeat(20)}</p>
    <DialogClose>{unbroken}</DialogClose>
  </>
);

const children = (
  <>
    <DialogTrigger size="lg" variant="accent" icon={<svg />}>
      {unbroken}
    </DialogTrigger>
    <DialogContent title={long}>{content}</DialogContent>
  </>
);

const empty = { children: <DialogContent title="x" /> };

export default [
  fixture({ component: Dialog, refElement: null, empty, full: { children } }),
  fixture({
    component: DialogTrigger,
    within: (trigger) => (
      <Dialog>
        {trigger}
        {empty.children}
      </Dialog>
    ),
    empty: { children: 'x' },
    full: { size: 'sm', variant: 'quiet', icon: <svg />, children: long },
  }),
  fixture({
    component: DialogContent,
    refElement: '[role="dialog"]',
    // It takes no id: the dialog gives it one.
    idElement: ':not(*)',
    within: (part) => <Dialog defaultOpen>{part}</Dialog>,
    empty: { title: 'x' },
    full: { title: unbroken, labels: { close: hindi }, children: content },
  }),
  fixture({
    component: DialogClose,
    within: (button) => (
      <Dialog defaultOpen>
        <DialogContent title="x">{button}</DialogContent>
      </Dialog>
    ),
    empty: { children: 'x' },
    full: { size: 'lg', variant: 'accent', icon: <svg />, children: long },
  }),
];
