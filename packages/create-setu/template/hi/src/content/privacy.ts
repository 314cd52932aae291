import type { TextSection } from "@setu/website";
import { institute } from "../institute.ts";

const { officer, email, keptMonths, answeredDays } = institute.privacy;

/** The privacy page: what this website does, which you must not change, and what the institute promises. */
export const privacySections = [
  {
    id: "reading",
    heading: "पढ़ना",
    paragraphs: [
      "हर पृष्ठ बिना खाता बनाए पढ़ा जा सकता है। यह वेबसाइट कुकी नहीं रखती, आगंतुकों को नहीं गिनती, विज्ञापन नहीं दिखाती और किसी दूसरी कंपनी की स्क्रिप्ट नहीं चलाती।",
    ],
  },
  {
    id: "messages",
    heading: "हमें भेजे गए संदेश",
    paragraphs: [
      `संपर्क फ़ॉर्म हमें आपका नाम, ईमेल पता और संदेश भेजता है। हम इनका उपयोग केवल आपको उत्तर देने के लिए करते हैं और ${keptMonths} महीनों के भीतर मिटा देते हैं। हर संदेश के साथ एक यादृच्छिक संख्या जाती है, ताकि दो बार भेजा गया संदेश एक ही बार रखा जाए।`,
    ],
  },
  {
    id: "device",
    heading: "आपके अपने उपकरण पर",
    paragraphs: [
      "रंगों और गति के बारे में आपका चुनाव आपके ब्राउज़र में तब तक रहता है जब तक आप उसे बदल न दें। संपर्क फ़ॉर्म में लिखे शब्द अधिक से अधिक आधे घंटे तक उसी टैब में रहते हैं और संदेश भेजते ही मिट जाते हैं।",
    ],
  },
  {
    id: "server",
    heading: "हमारे सर्वर पर",
    paragraphs: [
      "हर वेबसाइट की तरह हमारा सर्वर भी आपके कनेक्शन का इंटरनेट पता देखता है। वह उसे कुछ मिनटों तक केवल अपनी मेमोरी में गिनता है, ताकि कोई एक व्यक्ति वेबसाइट को दूसरों से न छीन सके।",
    ],
  },
  {
    id: "ask",
    heading: "आपके अधिकार, और किससे पूछें",
    paragraphs: [
      `आप पूछ सकते हैं कि हमारे पास आपके बारे में क्या है, उसे ठीक करवा या मिटवा सकते हैं और अपनी सहमति वापस ले सकते हैं। हमारे ${officer} को लिखें: हम ${answeredDays} दिनों के भीतर उत्तर देते हैं। उत्तर से बात न बने तो आप भारतीय डेटा संरक्षण बोर्ड के पास जा सकते हैं।`,
    ],
    link: { label: `${email} पर लिखें`, href: `mailto:${email}` },
  },
] as const satisfies readonly TextSection[];
