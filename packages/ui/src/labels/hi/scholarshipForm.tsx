import type { LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

/** Hindi for `ScholarshipForm`. */
export const hindiScholarshipFormLabels: LanguageLabels['scholarshipForm'] = {
  heading: 'छात्रवृत्ति पंजीकरण',
  intro:
    'यह फ़ॉर्म अपने आप कुछ नहीं भेजता। सभी जानकारी भरें: अंत में आप अपना लिखा हुआ WhatsApp से भेजें, हमें फ़ोन करें, या उसे प्रिंट करके साथ लाएँ।',
  fields: {
    firstName: 'नाम',
    lastName: 'उपनाम',
    mobile: 'मोबाइल नंबर',
    email: 'ईमेल पता',
    address: 'पता',
    gender: 'लिंग',
    category: 'वर्ग',
    familyIncome: 'परिवार की वार्षिक आय',
    educationQualification: 'शैक्षिक योग्यता',
    medium: 'अध्ययन का माध्यम',
    mode: 'कक्षा का प्रकार',
  },
  options: {
    gender: { male: 'पुरुष', female: 'महिला', other: 'अन्य' },
    category: {
      EWS: 'EWS (आर्थिक रूप से कमज़ोर वर्ग)',
      sc: 'SC (अनुसूचित जाति)',
      st: 'ST (अनुसूचित जनजाति)',
      bpl: 'BPL (गरीबी रेखा से नीचे)',
      OBC: 'OBC (अन्य पिछड़ा वर्ग)',
    },
    medium: { english: 'अंग्रेज़ी', hindi: 'हिंदी' },
    mode: { Offline: 'ऑफ़लाइन', Online: 'ऑनलाइन' },
  },
  categoryPlaceholder: 'अपना वर्ग चुनें',
  incomeHint: 'रुपये में, पूरे परिवार की',
  mobileHint: 'दस अंक, जैसे 98765 43210',
  accept: (link) => <>मैं {link('नियम और शर्तें')} स्वीकार करता/करती हूँ</>,
  submit: 'पंजीकरण भेजें',
  finishHeading: 'अभी तक कुछ भी भेजा नहीं गया है',
  finishText:
    'सभी जानकारी भर दी गई है, पर आपका पंजीकरण हम तक नहीं पहुँचा है। इसे पूरा करने के लिए पूरे विवरण के साथ तैयार किया गया WhatsApp संदेश हमें भेजें, हमें फ़ोन करें, या इसे प्रिंट या कॉपी करके साथ लाएँ।',
  finishWhatsApp: 'WhatsApp पर पूरा करें',
  sheetHeading: 'आपका भरा हुआ विवरण',
  print: 'प्रिंट करें',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  notCopied: 'कॉपी नहीं हो सका',
  messages: {
    incomplete: 'कृपया सभी जानकारी भरें।',
    empty: {
      firstName: 'अपना नाम लिखें',
      lastName: 'अपना उपनाम लिखें',
      mobile: 'अपना मोबाइल नंबर लिखें',
      email: 'अपना ईमेल पता लिखें',
      address: 'अपना पता लिखें',
      gender: 'अपना लिंग चुनें',
      category: 'अपना वर्ग चुनें',
      familyIncome: 'परिवार की वार्षिक आय लिखें',
      educationQualification: 'अपनी शैक्षिक योग्यता लिखें',
      medium: 'अध्ययन का माध्यम चुनें',
      mode: 'कक्षा का प्रकार चुनें',
      accept: 'नियम और शर्तें स्वीकार करें',
    },
  },
};
