import type { TextSection } from "@setu/website";

/** The terms. A sample: have yours read by a lawyer. */
export const termsSections = [
  {
    id: "website",
    heading: "इस वेबसाइट का उपयोग",
    paragraphs: [
      "लेख निःशुल्क पढ़े, छापे और उनके पते से आगे भेजे जा सकते हैं। हम सावधानी से लिखते हैं और भूल सुधारते हैं; मान्य वही है जो परीक्षा कराने वाला आयोग स्वयं प्रकाशित करता है।",
    ],
  },
  {
    id: "courses",
    heading: "पाठ्यक्रम",
    paragraphs: [
      "पाठ्यक्रम के पृष्ठ पर उसकी अवधि, शुल्क और विषय-वस्तु दी गई है। पाठ्यक्रम परीक्षा की तैयारी कराता है: हम किसी को रैंक या चयन का वचन नहीं देते।",
    ],
  },
  {
    id: "ask",
    heading: "किससे पूछें",
    paragraphs: ["यहाँ कोई बात समझ में न आए तो सहमत होने से पहले हमसे पूछें।"],
    link: { label: "संपर्क करें", href: "/contact" },
  },
] as const satisfies readonly TextSection[];
