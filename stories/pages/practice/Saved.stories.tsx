import { deviceStorage, forgetAll } from '../../../packages/website/src/device/deviceStorage.ts';
import { Page } from '../../../packages/website/src/pages/Saved.tsx';
import { sitePage } from '../sitePage.tsx';

export default { tags: ['!autodocs'], beforeEach: () => forgetAll };

export const Empty = sitePage(Page, '/saved');

export const Full = {
  ...sitePage(Page, '/saved'),
  beforeEach: () => {
    const title = 'How Parliament Passes a Money Bill';
    deviceStorage.saved.change(() => [{ id: '1', title, href: '/article/1' }]);
    deviceStorage.done.change(() => [{ day: '2026-11-20', answers: 'b-dca' }]);
    // The sheet of a topic.
    const due = { box: 0, due: '2026-11-23' };
    deviceStorage.again.change(() => [{ id: '3', day: '2026-11-19', ...due }]);
  },
};
