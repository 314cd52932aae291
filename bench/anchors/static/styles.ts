import article from '../../shared/css/article.css?inline';
import base from '../../shared/css/base.css?inline';
import card from '../../shared/css/card.css?inline';
import contact from '../../shared/css/contact.css?inline';
import course from '../../shared/css/course.css?inline';
import footer from '../../shared/css/footer.css?inline';
import header from '../../shared/css/header.css?inline';
import home from '../../shared/css/home.css?inline';
import list from '../../shared/css/list.css?inline';
import fonts from '../../../packages/website/src/fonts/fonts.css?inline';

/** The styles of every page, and of one kind of page: small enough to inline in its head. */
const plain = fonts + base + header + footer;

export const styles = {
  plain,
  home: plain + home + card,
  list: plain + list,
  article: plain + article,
  course: plain + course + card + article + home,
  contact: plain + contact,
};
