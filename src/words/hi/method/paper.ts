/** These are the words of policy wordings and brochures. */
export const messages = {
  'paper.wording.page': 'पॉलिसी की पूरी शर्तें',
  'paper.brochure.page': 'ब्रोशर',
  'paper.wording.lede':
    '{insurer} क्या देती है, कहाँ सीमा लगाती है और क्या कवर नहीं करती: उसी जानकारी से, जिससे दाम और स्कोर बनते हैं।',
  'paper.brochure.lede': '{insurer} के इस प्लान में क्या अच्छा है, और उतने ही विस्तार से, कहाँ आपकी जेब से जा सकता है।',
  'paper.from': 'कैटलॉग {version}, {date} को देखा।',
  'paper.demo': 'यह डेमो है: बीमा कंपनी और प्लान असली नहीं हैं।',
  'paper.see.prices': 'अपना दाम देखें',
};
