import { Page } from '../../packages/website/src/pages/About.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { picturedPage } from '../story.ts';

export default { tags: ['!autodocs'] };

/** From a tap on a link until the next page has loaded. */
export const Loading = {
  parameters: picturedPage,
  render: () => (
    <SiteFrame path="/about" leaving>
      <Page />
    </SiteFrame>
  ),
};
