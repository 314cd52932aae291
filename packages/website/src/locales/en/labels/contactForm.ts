import type { LanguageLabels } from '@setu/ui';

export const contactFormLabels: Partial<LanguageLabels['contactForm']> = {};
