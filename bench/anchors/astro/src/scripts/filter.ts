/** Shows the cards of the chosen category. */
class CourseFilter extends HTMLElement {
  connectedCallback() {
    const buttons = this.querySelectorAll('button');
    const cards = this.querySelectorAll<HTMLElement>('.course');
    for (const button of buttons) {
      button.addEventListener('click', () => {
        const category = button.dataset['category'];
        for (const other of buttons) other.ariaPressed = String(other === button);
        for (const card of cards) {
          card.hidden = category !== '' && card.dataset['category'] !== category;
        }
      });
    }
  }
}

customElements.define('course-filter', CourseFilter);
