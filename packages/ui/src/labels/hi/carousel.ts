import type { CarouselName, LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

/** Hindi for carousels: pages without any need not load it. */
export const hindiCarouselLabels: Pick<LanguageLabels, CarouselName> = {
  carousel: {
    carousel: 'कैरोसेल',
    slide: 'स्लाइड',
    slides: 'स्लाइडें',
    position: (index, count) => `${count} में से ${index}`,
    previous: 'पिछली स्लाइड',
    next: 'अगली स्लाइड',
    pause: 'स्लाइडों का अपने आप बदलना रोकें',
    play: 'स्लाइडों का अपने आप बदलना शुरू करें',
  },
  videoCarousel: { play: (title) => `वीडियो चलाएँ: ${title}` },
};
