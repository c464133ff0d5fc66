/** What the answer says of a purchase in which something is open or wrong. A bank that gave its reason is quoted instead. */
export const messages = {
  'after-payment.pending': 'बैंक ने अभी नहीं बताया है कि पेमेंट हुआ या नहीं।',
  'after-payment.failed': 'बैंक ने वजह नहीं बताई।',
  'after-payment.cancelled': 'पेमेंट पूरा होने से पहले रुक गया। किसी बैंक ने मना नहीं किया।',
  'after-payment.declined': 'बीमा कंपनी ने आवेदन मंज़ूर नहीं किया।',
  'after-payment.expired': 'यह दाम अब पुराना हो गया है, इस पर पेमेंट नहीं हो सकता। आज का दाम लें: आपके जवाब सुरक्षित हैं।',
  'after-payment.refund-due': 'पॉलिसी जारी नहीं हो सकी। आपके पैसे वापस भेजे जा रहे हैं।',
  'after-payment.refunded': 'पॉलिसी जारी नहीं हो सकी। आपके पैसे वापस भेज दिए गए हैं।',
};
