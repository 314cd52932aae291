import { fixture, hindi, long, unbroken } from '../../testing/Fixture.tsx';
import { SavedList } from './SavedList.tsx';

const nothing = () => undefined;

export default fixture({
  component: SavedList,
  empty: { items: [], emptyText: 'x', onRemove: nothing },
  full: {
    items: [
      { id: 'a', title: unbroken, href: '/a', note: long },
      { id: 'b', title: hindi, href: 'javascript:alert(1)' },
    ],
    emptyText: unbroken,
    emptyAction: { label: unbroken, href: '/a' },
    onRemove: nothing,
    onForgetAll: nothing,
    onDownload: nothing,
    onFile: nothing,
    status: unbroken,
    labels: { remove: long, forget: unbroken, download: long },
  },
});
