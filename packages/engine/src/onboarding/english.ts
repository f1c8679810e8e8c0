import type { QuestionWords } from './question_words.ts'

export const english: QuestionWords = {
  opening:
    /^(what|when|where|who|whom|whose|how|which|why|can|could|do|does|did|is|are|will|would|may|must|should|have|has|am)\b/i,
  addressing:
    /^(are you (ready|looking|interested|new|still|tired|curious|in need)|do you (need|want|have (any )?(more |further )?questions|prefer|know|like|feel|still)|have you (ever|got)|(got|have|any|more|still|further) .*questions|ready|interested|curious|need |want |looking|why (choose|us|we)|what are you waiting|shall we|can we help|how can (we|i) help|what can we do|sound)/i,
  speaker: /\b(we|us|our|ours)\b/i,
  questionList:
    /\b(faqs?|frequently asked|common questions|questions (and|&) answers|your questions|q ?& ?a)\b/i,
  manner: { pattern: /^how to (.+?)[.!:]?$/i, question: (rest) => `How do I ${rest}?` },
  emptyHeading:
    /^(home|welcome.*|menu|navigation|search|news|blog|links?|overview|about( us)?|imprint|legal( notice)?|privacy.*|cookies?.*|terms.*|contact( us)?|team|newsletter|follow us|sitemap|footer|gallery|more|details|introduction|testimonials?|references|login|sign in)$/i,
  priceOf: (service) => `How much does “${service}” cost?`,
  contentsOf: (service) => `What does “${service}” include?`,
  usual: [
    {
      question: 'What are your opening hours?',
      about: /\b(open(ing)?|hours|closed?|business days|weekends?)\b/i,
      always: true,
    },
    {
      question: 'Where are you located?',
      about: /\b(where (are|is|can|do)|address|located?|location|directions|find us|get (here|there))\b/i,
      always: true,
    },
    {
      question: 'How can I contact you?',
      about: /\b(contact|reach|phone|e-?mail|call|get in touch)\b/i,
      always: true,
    },
    {
      question: 'What do you offer?',
      about: /\b(what (services|do you (do|offer|sell))|services|our (offer|products|work))\b/i,
      always: true,
    },
    {
      question: 'How much does it cost?',
      about: /\b(how much|cost|prices?|pricing|rates?|fees?|charge|plans?)\b/i,
      always: true,
    },
    {
      question: 'How can I make an appointment?',
      about: /\b(appointments?|book(ing)?s?|reserv\w+|schedule)\b/i,
      always: true,
    },
    {
      question: 'Can I cancel or change a booking?',
      about: /\b(cancel\w*|resched\w*|change a booking|no-shows?)\b/i,
      always: true,
    },
    {
      question: 'How can I pay?',
      about: /\b(pay(ing|ment)?s?|credit cards?|invoices?|cash)\b/i,
      always: true,
    },
    {
      question: 'How long does it take?',
      about: /\b(how long|duration|take (about|up to)|turnaround|timeline|process)\b/i,
      always: true,
    },
    {
      question: 'Who is on your team?',
      about: /\b(team|staff|people|who (works|is|are)|founders?)\b/i,
      always: true,
    },
    { question: 'Which languages do you speak?', about: /\blanguages?\b/i, always: true },
    {
      question: 'Who are your services for?',
      about: /\b(who is .* for|clients|customers|audience)\b/i,
      always: true,
    },
    { question: 'How fast do you reply?', about: /\b(reply|response time|respond)\b/i, always: true },
    { question: 'Where can I park?', about: /\bpark(ing)?\b/i },
    { question: 'Do you deliver, and what does it cost?', about: /\b(deliver\w*|shipping|ship)\b/i },
    { question: 'Can I return something?', about: /\b(returns?|refunds?|exchange|money back)\b/i },
    { question: 'Is there a warranty?', about: /\b(warrant\w+|guarantee\w*)\b/i },
    { question: 'How do I become a member?', about: /\b(member(ship)?s?|join)\b/i },
    { question: 'Is there a free trial?', about: /\b(trial|demo|free plan)\b/i },
    { question: 'How do I install it?', about: /\b(install\w*|set-?up|getting started|requirements)\b/i },
    {
      question: 'Which areas do you serve?',
      about: /\b(areas? (we|served?)|service area|regions?|near me)\b/i,
    },
    { question: 'Do you have job openings?', about: /\b(jobs?|careers?|vacanc\w+|apprentice\w*)\b/i },
  ],
}
