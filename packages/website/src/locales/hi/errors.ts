import type * as en from '../en/errors.ts';

export const notFound: typeof en.notFound = {
  heading: 'यह पृष्ठ नहीं मिला।',
  title: 'पृष्ठ नहीं मिला',
  text: 'हो सकता है पता गलत लिखा गया हो या पृष्ठ कहीं और चला गया हो। अधिकतर आगंतुक इन पृष्ठों को खोजते हैं:',
  links: {
    onlineMode: 'ऑनलाइन पाठ्यक्रम',
    offlineMode: 'ऑफ़लाइन पाठ्यक्रम',
    articles: 'समसामयिकी',
    scholarship: 'छात्रवृत्ति',
    contact: 'संपर्क',
  },
};

export const unexpectedError: typeof en.unexpectedError = {
  heading: 'कोई अनपेक्षित त्रुटि हुई!',
  title: 'कुछ गड़बड़ हुई',
  lateText: 'इस पृष्ठ का एक भाग आने में बहुत समय लगा। अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
};

export const loading: typeof en.loading = 'लोड हो रहा है...';

export const offline: typeof en.offline = {
  heading: 'आप ऑफ़लाइन हैं',
  title: 'ऑफ़लाइन',
  text: 'इस पृष्ठ के लिए इंटरनेट कनेक्शन चाहिए। कनेक्शन आते ही यह अपने आप खुल जाएगा।',
  again: (tries, text) => `अब भी कनेक्शन नहीं है (प्रयास ${tries})। ${text}`,
};

export const loadFailure: typeof en.loadFailure = (message) => `त्रुटि: ${message}`;

const reasons: Record<string, string> = {
  'The server could not be reached.': 'सर्वर तक नहीं पहुँचा जा सका।',
  'The server did not answer in time.': 'सर्वर ने समय पर उत्तर नहीं दिया।',
  'The server sent an answer that could not be read.': 'सर्वर का उत्तर पढ़ा नहीं जा सका।',
  'Course not found.': 'पाठ्यक्रम नहीं मिला।',
  'Multiple courses found with the same slug.': 'इस पते पर एक से अधिक पाठ्यक्रम मिले।',
  'Error fetching related articles.': 'संबंधित लेख लोड नहीं हो सके।',
  'Rendering failed.': 'यह पृष्ठ तैयार नहीं किया जा सका।',
  'Please try again in a moment.': 'कृपया थोड़ी देर में फिर से प्रयास करें।',
};

/** An English message without a translation here is replaced by one that only reports the failure. */
export const reasonOf: typeof en.reasonOf = (message) =>
  reasons[message] ?? 'सर्वर से जानकारी नहीं मिल सकी।';

export const statusText: typeof en.statusText = (status) => `सर्वर का उत्तर: ${status}`;

export const unknownError: typeof en.unknownError = 'कोई अज्ञात त्रुटि हुई।';
