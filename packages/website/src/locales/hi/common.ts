import type * as en from '../en/common.ts';

export const preferredLanguages: typeof en.preferredLanguages = 'hi, en';
export const home: typeof en.home = 'होम';
export const backTo: typeof en.backTo = (heading) => `वापस: ${heading}`;

export const backToHome: typeof en.backToHome = 'होम पेज पर जाएँ';
export const tryAgain: typeof en.tryAgain = 'फिर से प्रयास करें';
export const titleNotAvailable: typeof en.titleNotAvailable = 'शीर्षक उपलब्ध नहीं';
export const pageNumber: typeof en.pageNumber = (page) => `पृष्ठ ${page}`;
export const pagesOf: typeof en.pagesOf = (heading) => `${heading}: सूची के पृष्ठ`;
export const fullStop: typeof en.fullStop = '।';
export const whatsapp: typeof en.whatsapp = (number) => `WhatsApp ${number}`;
