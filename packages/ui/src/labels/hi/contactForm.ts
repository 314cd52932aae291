import type { LanguageLabels } from '../../components/UiProvider/LanguageLabels.ts';

const contactFieldNames = { firstName: 'नाम', lastName: 'उपनाम', email: 'ईमेल पता', message: 'संदेश' };

export const hindiContactFormLabels: LanguageLabels['contactForm'] = {
  heading: 'हमें लिखें',
  fields: contactFieldNames,
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है...',
  sendingStatus: 'आपका संदेश भेजा जा रहा है',
  sentHeading: 'संदेश भेज दिया गया',
  sentText: 'धन्यवाद। आपका संदेश हमें मिल गया है। हम यथाशीघ्र उत्तर देंगे।',
  sentReplyTo: (replyTo) => `हमारा उत्तर ${replyTo} पर आएगा।`,
  sentWithoutText:
    'धन्यवाद। आपका संदेश हमें मिल गया है। आपने ईमेल पता या फ़ोन नंबर नहीं दिया, इसलिए हम उत्तर नहीं दे सकेंगे।',
  replyHeading: 'हम आपको उत्तर कैसे दें?',
  replyText:
    'फ़ॉर्म में ईमेल पता नहीं है और संदेश में फ़ोन नंबर भी नहीं है। इनमें से एक लिखकर फिर से भेजें, या इसके बिना ही भेज दें।',
  addEmail: 'ईमेल पता लिखें',
  sendWithout: 'इसके बिना भेजें',
  mistypedHeading: 'क्या आपका ईमेल पता सही है?',
  mistypedText: (email, meant) => `आपने ${email} लिखा है। क्या आपका मतलब ${meant} है?`,
  sendToMeant: (meant) => `${meant} के साथ भेजें`,
  sendAsWritten: 'जैसा लिखा है वैसा ही भेजें',
  failedHeading: 'आपका संदेश नहीं भेजा जा सका',
  failedText:
    'भेजते समय कोई समस्या आई। आपका लिखा हुआ सब कुछ यहीं सुरक्षित है: फिर से प्रयास करें, हमें फ़ोन करें या WhatsApp पर लिखें।',
  tryAgain: 'फिर से प्रयास करें',
  keptHeading: 'आपका लिखा हुआ हमने सँभालकर रखा है',
  keptText: 'हो सकता है यह अभी भेजा न गया हो। एक बार देख लें और फिर भेजें।',
  keptOfferText: 'अब फ़ॉर्म में कुछ और लिखा हुआ है।',
  putBack: 'पहले वाला वापस लाएँ',
  discard: 'इसे हटा दें',
  messages: {
    invalid: 'फ़ॉर्म में कोई समस्या है',
    empty: 'भेजने से पहले कृपया संदेश लिखें।',
    emailShape: 'सही रूप में ईमेल पता लिखें, जैसे name@example.com',
    tooLong: (field, limit, length, name = contactFieldNames[field]) =>
      `${name}: ${length} अक्षर हैं। अधिकतम ${limit} अक्षर लिखे जा सकते हैं।`,
  },
};
