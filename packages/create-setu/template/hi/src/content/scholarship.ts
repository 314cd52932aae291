import type { Faq, Scheme, Step } from "@setu/website";

/** The scholarship page. Sample words and figures: write your own. */
export const schemes = [
  {
    id: "need",
    percent: 50,
    who: "कम आय वाले परिवारों के विद्यार्थी",
    incomeCondition: "वार्षिक आय 3 लाख रुपये से कम",
    seatsPerYear: 40,
  },
  { id: "merit", percent: 30, who: "मेधावी विद्यार्थी", incomeCondition: null, seatsPerYear: 20 },
] as const satisfies readonly Scheme[];

export const schemesHeading = "योजनाएँ";

export const howItWorks = {
  heading: "यह कैसे होता है",
  steps: [
    {
      heading: "अपनी योजना पहचानें",
      text: "ऊपर दी गई योजनाएँ पढ़ें। दो के योग्य हों तो अधिक प्रतिशत वाली चुनें।",
    },
    {
      heading: "फ़ॉर्म भरें",
      text: "फ़ॉर्म वही पूछता है जो हमें जानना होता है, ताकि सब तैयार रहे। अभी कुछ भेजा नहीं जाता।",
    },
    {
      heading: "फ़ोन करें या WhatsApp संदेश भेजें",
      text: "पंजीकरण इसी से होता है। हम बताते हैं कि सीटें बची हैं या नहीं।",
    },
  ] satisfies Step[],
} as const;

export const documents = {
  heading: "साथ लाने के दस्तावेज़",
  intro: "दिखाने के लिए मूल प्रति, और हमारे पास छोड़ने के लिए एक-एक छायाप्रति।",
  items: ["फ़ोटो और पते वाला पहचान पत्र", "आय प्रमाण पत्र, या पिछली परीक्षा की अंकतालिका"],
} as const;

export const questions = {
  heading: "सामान्य प्रश्न",
  items: [
    {
      question: "क्या इस पृष्ठ का फ़ॉर्म मेरी जानकारी भेजता है?",
      answer: "नहीं। वह केवल देखता है कि कुछ छूटा तो नहीं। पंजीकरण के लिए फ़ोन करें या WhatsApp संदेश भेजें।",
    },
    {
      question: "क्या दो योजनाएँ साथ ली जा सकती हैं?",
      answer: "नहीं। एक पाठ्यक्रम पर एक ही योजना लागू होती है।",
    },
  ] satisfies Faq[],
} as const;
