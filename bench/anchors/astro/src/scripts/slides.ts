const everyMs = 2_000;

/** A scrolling list that advances automatically while it is on the screen, and can be paused. */
class Slides extends HTMLElement {
  private timer = 0;
  private isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;

  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('button');
      if (button?.dataset['step']) this.move(Number(button.dataset['step']));
      if (button && 'pause' in button.dataset) {
        this.isPaused = !this.isPaused;
        button.ariaLabel = this.isPaused ? 'Start automatic slides' : 'Pause automatic slides';
      }
    });
    new IntersectionObserver(([entry]) => {
      clearInterval(this.timer);
      if (!entry?.isIntersecting) return;
      this.timer = window.setInterval(() => this.isPaused || this.move(1), everyMs);
    }).observe(this);
  }

  private move(direction: number) {
    const list = this.querySelector('.slides');
    if (!list) return;
    const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
    const step = (list.firstElementChild?.clientWidth ?? 0) + 16;
    const left = direction > 0 && isAtEnd ? 0 : list.scrollLeft + direction * step;
    list.scrollTo({ left, behavior: 'smooth' });
  }
}

customElements.define('site-slides', Slides);
