import type { LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

export const hindiShareLinksLabels: LanguageLabels['shareLinks'] = {
  group: 'यह पृष्ठ साझा करें',
  whatsapp: 'WhatsApp पर भेजें',
  telegram: 'टेलीग्राम पर भेजें',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
  notCopied: 'लिंक कॉपी नहीं हो सका',
  print: 'प्रिंट करें',
  more: 'अन्य',
};
