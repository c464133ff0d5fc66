/** What a person reads when a term or riders cannot be taken together. */
export const messages = {
  'failure.TERM_NOT_SOLD': 'यह प्लान {years} साल के लिए नहीं मिलता। आपके जवाब सुरक्षित हैं। कोई और अवधि चुनें।',
  'failure.RIDER_NOT_OFFERED': 'यह राइडर इस कवर के साथ नहीं मिलता। आपके जवाब सुरक्षित हैं। इसके बिना चुनें।',
  'failure.RIDERS_EXCLUDE_EACH_OTHER': 'इनमें से एक ही राइडर ले सकते हैं। आपके जवाब सुरक्षित हैं। कोई एक चुनें।',
  'failure.RIDER_NEEDS_ANOTHER':
    'यह राइडर किसी और राइडर के साथ ही मिलता है। आपके जवाब सुरक्षित हैं। उसे भी जोड़ें, या इसे हटा दें।',
  'failure.RIDER_AGE_OUT_OF_RANGE': 'इन उम्रों के लोगों के लिए यह राइडर नहीं है। आपके जवाब सुरक्षित हैं। इसके बिना चुनें।',
  'failure.RIDERS_OVER_CAP':
    'इस प्लान के साथ इन सब राइडर का दाम नियम की हद से ज़्यादा है। आपके जवाब सुरक्षित हैं। कोई एक हटा दें।',
};
