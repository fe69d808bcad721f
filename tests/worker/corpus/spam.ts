/** What arrives at any form on the web, by kind, in the words of its kind; every address is reserved (RFC 2606). */
export const spam: readonly Readonly<Record<string, unknown>>[] = [
  // Search engine work
  {
    body: "Hi, I was looking at your website and noticed several errors that keep it from ranking on the first page of Google. Can I send you a free audit?",
  },
  {
    body: "We offer 100% white hat SEO with monthly reports. Our packages start at $99. Interested? Reply for a price list.",
  },
  { body: "Get 10,000 real visitors to your site this week. Details: https://traffic.example/buy" },
  {
    body: "Do you need more leads? We can triple the organic traffic of your website within 60 days or your money back.",
  },
  {
    body: "I can place a guest post with a dofollow backlink on 300 high DA websites. Check our prices https://links.example",
  },
  {
    body: "Dear owner, your domain is about to expire in search engine registration. Act now to renew: http://renew.example/?d=you",
  },
  { body: "Nuestra agencia ofrece posicionamiento SEO para su sitio web. Solicite un presupuesto gratis." },
  {
    body: "Bonjour, nous proposons le référencement de votre site internet en première page de Google à partir de 49 €.",
  },
  {
    body: "Wir bieten Suchmaschinenoptimierung für Ihre Website: Platz 1 bei Google garantiert. Jetzt Angebot anfordern.",
  },
  { body: "Продвижение сайтов в топ 10 Яндекса и Google. Гарантия. Пишите в телеграм @seo_top" },
  { body: "您好，我们提供谷歌SEO优化服务，保证首页排名，欢迎加微信咨询。" },
  // Web design, apps, staff from afar
  {
    body: "Hello, we are a web development company from far away. We can redesign your website at an affordable price. May I send you our portfolio and quote?",
  },
  {
    body: "Our team builds mobile apps, logos and explainer videos for businesses like yours. Book a call: https://apps.example/call",
  },
  {
    body: "Hire a virtual assistant for your business from $5/hour. No contract. Visit https://staff.example and use code WEB.",
  },
  {
    body: "I would like to make a promotional video for your business. See samples at https://video.example",
  },
  {
    body: "Verified email list of 50 million companies for your marketing campaigns, unsubscribe here: https://list.example/u",
  },
  // Money
  {
    body: "Get a business loan of up to $500,000 today, no credit check, approval within 24 hours. Apply: https://loan.example",
  },
  {
    body: "Your business has been pre-approved for working capital of $250,000. Apply now at https://fund.example",
  },
  {
    body: "Invest in bitcoin with our trading robot and earn $3,000 a day. Guaranteed profit! https://coin.example",
  },
  {
    fullName: "Transaction 1.8241 BTC. Withdraw now",
    body: "hs=5c1d",
  },
  { body: "Lost your crypto to scammers? We recover stolen bitcoin funds, 100% success. WhatsApp us now." },
  {
    body: "I am barrister John, attorney to a late client who left USD 8.5 million. As next of kin you can claim the fund. Kindly reply for details.",
  },
  { body: "Congratulations! You have won a $1000 gift card. Claim your prize: http://prize.example" },
  { body: "Срочный займ на карту без проверки кредитной истории, оформить: https://zaim.example" },
  // Pills, games, company
  { body: "Buy cheap viagra and cialis online without prescription https://pills.example" },
  { body: "Best online casino bonus 2026! 200 free spins, no deposit. https://play.example" },
  { body: "Лучшее онлайн казино, бонус за регистрацию https://igra.example" },
  { body: "slot gacor hari ini maxwin, situs judi online terpercaya https://gacor.example" },
  { body: "Hot girls in your city are waiting for you tonight, free sex dating: https://date.example" },
  {
    body: "Ich möchte dich kennenlernen, meine heißen Fotos sind hier: http://fotos.example/anna sex dating",
  },
  // Markup for forums
  { body: "Nice site! [url=https://shop.example]cheap bags[/url]" },
  { body: '<a href="https://shop.example">replica watches</a> <a href="https://shop.example/2">bags</a>' },
  { body: "Great post. [link=https://shop.example]buy[/link]" },
  {
    body: "Look: https://a.example/1 https://b.example/2 https://c.example/3 https://d.example/4",
  },
  { body: "https://shop.example/x\nhttps://shop.example/x\nhttps://shop.example/x" },
  { body: "https://short.example/3kfk2" },
  // Names
  { fullName: "https://win.example", body: "Hello" },
  { fullName: "www.cheap-pills.example", body: "Good day" },
  { fullName: "Click here to earn $500 a day", body: "Hello" },
  { fullName: "XkTqLwRzPbNvJm", body: "bQxHdZrTyLkWnVcS" },
  { fullName: "oWzJQrkVxTLpd", body: "ZmYkXqRtLpWvNsBd" },
  { fullName: "hjklqwrtpsdfgh", body: "RtLpWvNsBdZmYkXq" },
  {
    type: "request",
    firstName: "qTzWrKpLxVbN",
    lastName: "zPbNvJmXkTqLw",
    citizenship: "LwRzPbNvJmXkTq",
    additional: "vJmXkTqLwRzPbN",
  },
  {
    type: "request",
    firstName: "Robertmoows",
    lastName: "Robertmoows",
    citizenship: "Robertmoows",
    cityOfResidence: "Robertmoows",
    jobTitle: "Robertmoows",
  },
  { type: "request", jobTitle: "https://jobs.example/earn", additional: "Earn from home" },
  // Threats and tricks
  {
    body: "You have used my copyrighted images on your website without permission. See the evidence and download here: https://proof.example/doc.zip",
  },
  {
    body: "We have hacked your website and extracted your databases. Pay 0.3 bitcoin to this address or we will leak it.",
  },
  {
    body: "Your mailbox storage is full. Verify your account password to keep receiving mails: https://login.example",
  },
  {
    body: "This message was sent to you through your contact form. We can submit your ad to millions of contact forms the same way: https://forms.example",
  },
];
