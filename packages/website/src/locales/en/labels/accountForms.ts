import type { LanguageLabels } from '@setu/ui';

export const signInFormLabels: Partial<LanguageLabels['signInForm']> = {};
export const registerFormLabels: Partial<LanguageLabels['registerForm']> = {};
