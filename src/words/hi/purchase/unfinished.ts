/** An application that was begun: on the start page, and among policies. */
export const messages = {
  'unfinished.title': 'अधूरा',
  'unfinished.renewal': '{plan} का रिन्यूअल',
  'unfinished.price': '{cover}, {years, plural, one {साल का {amount}} other {# साल का {amount}}}',
  'unfinished.holds': 'यह दाम {date} तक रहेगा',
  'unfinished.birthday': 'यह दाम {date} तक रहेगा। उसके बाद {name} का जन्मदिन है, दाम बदल सकता है।',
  'unfinished.ended': 'इस दाम का समय पूरा हुआ। आपके जवाब सुरक्षित हैं।',
  'unfinished.step': '{of} में से चरण {now}',
  'unfinished.go-on': 'आगे बढ़ें',
  'unfinished.fresh': 'देखें कि आगे क्या करें',
};
