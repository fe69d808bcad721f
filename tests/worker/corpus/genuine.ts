/** Forms as people fill them, also where it looks like a machine's work. */
export const genuine: readonly Readonly<Record<string, unknown>>[] = [
  { fullName: "Li", body: "help" },
  // Names as they are
  { fullName: "McDonald-MacArthur O'Neil", body: "Is there a way for a 41 year old welder?" },
  { fullName: "Krzysztof Brzęczyszczykiewicz", body: "Dzień dobry, szukam pracy w Kanadzie jako spawacz." },
  { fullName: "JOHN SMITH", body: "TEST" },
  { fullName: "Ng", body: "Hi, can I extend my visitor record from inside Canada?" },
  { fullName: "Wolfeschlegelsteinhausenbergerdorff", body: "Kann ich als Elektriker einwandern?" },
  { fullName: "MariaJoseDelCarmenGarcia", body: "Quiero estudiar inglés en Vancouver." },
  { fullName: "DeShawnLaToyaMcKnight", body: "Can I work while my spouse studies?" },
  { fullName: "Test", body: "Test" },
  // Assessments with the same word in many answers
  {
    type: "request",
    firstName: "Wei",
    lastName: "Tan",
    citizenship: "Singapore",
    cityOfResidence: "Singapore",
    province: "Not decided",
    relativeCanada: "Not applicable",
    jobTitle: "Not applicable",
    otherJobTitle: "Not applicable",
    fieldOfStudy: "Not applicable",
    additional: "Not applicable",
  },
  {
    type: "request",
    firstName: "Singh",
    lastName: "Singh",
    jobTitle: "Truck driver",
    otherJobTitle: "Truck driver",
    fieldOfStudy: "Truck driver",
  },
  { type: "request", jobTitle: "Node.js / ASP.NET developer", additional: "CV: https://github.com/ana" },
  { type: "request", jobTitle: "SEO manager, Booking.com", fieldOfStudy: "Marketing" },
];
