/** The way from a policy to its renewal. */
export const messages = {
  'mine.renewal': 'यह पॉलिसी रिन्यू करें',
  'mine.renewal.begun': 'रिन्यूअल पूरा करें',
  'mine.renewal.done': 'यह पॉलिसी रिन्यू हो गई है: इसके बाद नई पॉलिसी चलेगी।',
  'mine.renewal.over': 'रिन्यूअल का समय निकल गया: अब क्या करें',
  'mine.renewal.grace': 'अभी कवर नहीं है। {date} तक अब भी रिन्यू कर सकते हैं।',
};
