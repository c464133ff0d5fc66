/** An application that was begun: on the start page, and among policies. */
export const messages = {
  'begun.title': 'अधूरा',
  'begun.renewal': '{plan} का रिन्यूअल',
  'begun.price': '{cover}, {years, plural, one {साल का {amount}} other {# साल का {amount}}}',
  'begun.holds': 'यह दाम {date} तक रहेगा',
  'begun.birthday': 'यह दाम {date} तक रहेगा। उसके बाद {name} का जन्मदिन है, दाम बदल सकता है।',
  'begun.ended': 'इस दाम का समय पूरा हुआ। आपके जवाब सुरक्षित हैं।',
  'begun.step': '{of} में से स्टेप {now}',
  'begun.go-on': 'आगे बढ़ें',
  'begun.fresh': 'देखें कि आगे क्या करें',
};
