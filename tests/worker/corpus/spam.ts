/** Forms as programs fill them, with any words; every address is reserved (RFC 2606). */
export const spam: readonly Readonly<Record<string, unknown>>[] = [
  // Not in the message's field
  {
    fullName: "Transaction 1.8241 BTC. Withdraw now",
    body: "hs=5c1d",
  },
  { fullName: "https://win.example", body: "Hello" },
  { body: "https://a.example https://b.example www.c.example" },
  { body: "[url=https://a.example]x[/url]" },
  { body: "Could somebody look at this <a href=https://a.example>page</a> today?" },
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
];
