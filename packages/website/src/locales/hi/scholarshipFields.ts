import type * as en from '../en/scholarshipFields.ts';

export const fieldWords: typeof en.fieldWords = {
  firstName: { label: 'नाम', required: 'अपना नाम लिखें' },
  lastName: { label: 'उपनाम', required: 'अपना उपनाम लिखें' },
  mobile: { label: 'मोबाइल नंबर', hint: 'दस अंक, जैसे 98765 43210', required: 'अपना मोबाइल नंबर लिखें' },
  email: { label: 'ईमेल पता', required: 'अपना ईमेल पता लिखें' },
  address: { label: 'पता', required: 'अपना पता लिखें' },
  gender: { label: 'लिंग', required: 'अपना लिंग चुनें' },
  genders: { male: 'पुरुष', female: 'महिला', other: 'अन्य' },
  category: { label: 'वर्ग', placeholder: 'अपना वर्ग चुनें', required: 'अपना वर्ग चुनें' },
  categories: {
    EWS: 'EWS (आर्थिक रूप से कमज़ोर वर्ग)',
    sc: 'SC (अनुसूचित जाति)',
    st: 'ST (अनुसूचित जनजाति)',
    bpl: 'BPL (गरीबी रेखा से नीचे)',
    OBC: 'OBC (अन्य पिछड़ा वर्ग)',
  },
  familyIncome: {
    label: 'परिवार की वार्षिक आय',
    hint: 'रुपये में, पूरे परिवार की',
    required: 'परिवार की वार्षिक आय लिखें',
  },
  educationQualification: { label: 'शैक्षिक योग्यता', required: 'अपनी शैक्षिक योग्यता लिखें' },
  medium: { label: 'अध्ययन का माध्यम', required: 'अध्ययन का माध्यम चुनें' },
  media: { english: 'अंग्रेज़ी', hindi: 'हिंदी' },
  mode: { label: 'कक्षा का प्रकार', required: 'कक्षा का प्रकार चुनें' },
  modes: { Offline: 'ऑफ़लाइन', Online: 'ऑनलाइन' },
  accept: { label: 'मैं नियम और शर्तें स्वीकार करता/करती हूँ', required: 'नियम और शर्तें स्वीकार करें' },
  terms: 'नियम और शर्तें',
};
