import type { LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

export const hindiScholarshipFormLabels: LanguageLabels['scholarshipForm'] = {
  heading: 'छात्रवृत्ति पंजीकरण',
  intro: (hasOptional) =>
    `यह फ़ॉर्म अपने आप कुछ नहीं भेजता। ${hasOptional ? 'जो जानकारी वैकल्पिक नहीं है, वह सब भरें' : 'सभी जानकारी भरें'}: अंत में आप अपना लिखा हुआ WhatsApp से भेजें, हमें फ़ोन करें, या उसे प्रिंट करके साथ लाएँ।`,
  optional: (label) => `${label} (वैकल्पिक)`,
  submit: 'पंजीकरण भेजें',
  finishHeading: 'अभी तक कुछ भी भेजा नहीं गया है',
  finishText: (hasOptional) =>
    `${hasOptional ? 'आपका पंजीकरण पूरा भर दिया गया है, पर' : 'सभी जानकारी भर दी गई है, पर आपका पंजीकरण'} हम तक नहीं पहुँचा है। इसे पूरा करने के लिए पूरे विवरण के साथ तैयार किया गया WhatsApp संदेश हमें भेजें, हमें फ़ोन करें, या इसे प्रिंट या कॉपी करके साथ लाएँ।`,
  finishWhatsApp: 'WhatsApp पर पूरा करें',
  sheetHeading: 'आपका भरा हुआ विवरण',
  ticked: 'हाँ',
  print: 'प्रिंट करें',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  notCopied: 'कॉपी नहीं हो सका',
  messages: { incomplete: 'कृपया सभी जानकारी भरें।', invalid: 'फ़ॉर्म में कोई समस्या है' },
};
