/** What the identity check asks for, and what its answers say. */
export const messages = {
  'identity.proof.PAN': 'PAN',
  'identity.proof.PAN.number': 'PAN',
  'identity.proof.PAN.hint': 'दस अक्षर और अंक, जैसे कार्ड पर हैं',
  'identity.proof.VOTER_ID': 'वोटर ID',
  'identity.proof.VOTER_ID.number': 'वोटर ID का नंबर',
  'identity.proof.VOTER_ID.hint': 'तीन अक्षर और सात अंक',
  'identity.proof.PASSPORT': 'पासपोर्ट',
  'identity.proof.PASSPORT.number': 'पासपोर्ट नंबर',
  'identity.proof.PASSPORT.hint': 'एक अक्षर और सात अंक',
  'identity.proof.DRIVING_LICENSE': 'ड्राइविंग लाइसेंस',
  'identity.proof.DRIVING_LICENSE.number': 'लाइसेंस नंबर',
  'identity.proof.DRIVING_LICENSE.hint': 'राज्य के दो अक्षरों से शुरू होता है',
  'identity.proof.NREGA_JOB_CARD': 'NREGA जॉब कार्ड',
  'identity.proof.NREGA_JOB_CARD.number': 'जॉब कार्ड नंबर',
  'identity.proof.NREGA_JOB_CARD.hint': 'जैसा छपा है, डैश और स्लैश के साथ',
  'identity.proof.AADHAAR': 'आधार कार्ड',
  'identity.proof.AADHAAR.number': 'आधार नंबर',
  'identity.proof.AADHAAR.hint': 'बारह अंक। देना आपकी मर्ज़ी है, दूसरे दस्तावेज़ भी चलते हैं। हम सिर्फ़ आखिरी चार अंक रखते हैं',
  'identity.name': 'नाम, जैसा दस्तावेज़ पर है',
  'identity.date-of-birth': 'जन्म तारीख',
  'identity.pincode': 'दस्तावेज़ पर लिखे पते का पिन कोड',
  'identity.pincode.hint': 'छह अंक। दस्तावेज़ पर पुराना पता हो, तो उसी का पिन कोड लिखें',

  'identity.stage.NOT_FOUND': 'रजिस्ट्री में इस नंबर पर कोई नहीं मिला। नंबर जाँचें, या दूसरा दस्तावेज़ दें।',
  'identity.stage.MISMATCH': 'इस दस्तावेज़ का नाम या जन्म तारीख आपके आवेदन से अलग है। जो गलत हो, उसे ठीक करें।',
  'identity.stage.OTP_SENT':
    'रजिस्ट्री में आपका जो मोबाइल नंबर है, उस पर छह अंकों का कोड भेजा गया है। आगे बढ़ने के लिए उसे लिखें।',
  'identity.stage.PENDING': 'रजिस्ट्री अभी खोज रही है। थोड़ी देर में फिर पूछें: यह कोशिश गिनी नहीं जाती।',
  'identity.stage.FAILED':
    'रजिस्ट्री से अभी जवाब नहीं आ रहा। कुछ भी खोया नहीं है और कोई कोशिश नहीं गिनी गई। कुछ मिनट बाद फिर कोशिश करें।',
};
