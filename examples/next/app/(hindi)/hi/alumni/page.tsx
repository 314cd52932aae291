import { Alumni } from '../../../alumni/Alumni';
import texts from '../../../alumni/hi.json';
import { hindiUi } from '../../../ui';

export default function Page() {
  return <Alumni texts={texts} ui={hindiUi} />;
}
