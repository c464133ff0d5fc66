export const messages = {
  'ten.now': 'प्रीमियम अभी <b>{amount}</b>',
  'ten.last': '{age} की उम्र में <b>{amount}</b>',
  'ten.premium': 'प्रीमियम',
  'ten.own': 'आपकी जेब से',
  'ten.waits': '{name}: {date} से पहले नहीं मिलेगा',
  'ten.wait.pre-existing': 'पहले से चल रही बीमारी',
  'ten.wait.specific-treatment': 'सूची में दिए ऑपरेशन',
  'ten.share': 'अस्पताल के बिल में आपकी जेब से पहले साल लगभग {first} लगते हैं, दसवें साल लगभग {last}।',
};
