import type { Fixture } from '../../internal/testing/Fixture.tsx';
import { hindi, long, unbroken } from '../../internal/testing/texts.ts';
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

const dialog = (defaultOpen: boolean) => (
  <Dialog defaultOpen={defaultOpen}>
    <DialogTrigger size="lg" variant="accent" icon={<svg />}>
      {unbroken}
    </DialogTrigger>
    <DialogContent title={long}>{content}</DialogContent>
  </Dialog>
);

const empty = (
  <Dialog>
    <DialogContent title="x" />
  </Dialog>
);

const fixtures: Fixture[] = [
  { name: Dialog.name, refElement: null, empty: () => empty, full: () => dialog(false) },
  {
    name: Dialog.name,
    shape: 'open',
    refElement: null,
    empty: () => empty,
    full: () => dialog(true),
  },
  {
    name: DialogTrigger.name,
    isPart: true,
    refElement: 'button',
    empty: (root) => (
      <Dialog>
        <DialogTrigger {...root}>x</DialogTrigger>
        <DialogContent title="x" />
      </Dialog>
    ),
    full: (root) => (
      <Dialog>
        <DialogTrigger {...root} size="sm" variant="quiet" icon={<svg />}>
          {long}
        </DialogTrigger>
        <DialogContent title={hindi}>{content}</DialogContent>
      </Dialog>
    ),
  },
  {
    name: DialogContent.name,
    isPart: true,
    refElement: '[role="dialog"]',
    // Its id is the dialog's.
    idElement: ':not(*)',
    empty: ({ id: _id, ...root }) => (
      <Dialog defaultOpen>
        <DialogContent {...root} title="x" />
      </Dialog>
    ),
    full: ({ id: _id, ...root }) => (
      <Dialog defaultOpen>
        <DialogContent {...root} title={unbroken} labels={{ close: hindi }}>
          {content}
        </DialogContent>
      </Dialog>
    ),
  },
  {
    name: DialogClose.name,
    isPart: true,
    refElement: 'button',
    empty: (root) => (
      <Dialog>
        <DialogContent title="x">
          <DialogClose {...root}>x</DialogClose>
        </DialogContent>
      </Dialog>
    ),
    full: (root) => (
      <Dialog defaultOpen>
        <DialogContent title="x">
          <DialogClose {...root} size="lg" variant="accent" icon={<svg />}>
            {long}
          </DialogClose>
        </DialogContent>
      </Dialog>
    ),
  },
];

export default fixtures;
