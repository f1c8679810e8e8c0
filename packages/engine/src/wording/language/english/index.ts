import type { WordingPack } from '../pack.ts'
import { ask } from './asking.ts'
import { meanings } from './meanings.ts'

export const english: WordingPack = {
  formal: true,
  quotes: ['“', '”'],
  and: 'and',
  or: 'or',
  article: /^the (?=\S+(?: \S+)?$)/i,
  smallOpeners: new Set(
    `under over up less more about by in at on from not this next a an the some no within as between below above until
    after before during several few other later soon around only both none any every per with without open`.split(
      /\s+/,
    ),
  ),
  ask,
  meanings,
  greet: [
    '<Hello/Hi>, {visitor}! <I am/I’m> {name}, {role}.',
    '<Hello/Hi>! <I am/I’m> {name}, {role}.',
    'Welcome! This is {name}, {role}.',
  ],
  role: { named: '{role} at {organization}', unnamed: 'the digital assistant of {organization}' },
  disclose: ['I am a digital assistant.'],
  courtesy: {
    greeting: ['Hello! What can I do for you?', 'How can I help you?'],
    small_talk: ['Is there anything I can help you with?', 'How can I help you?', 'What can I do for you?'],
    thanks: ['You are welcome.', 'My pleasure.', 'Happy to help.'],
    feeling: ['I am sorry to hear that.', 'I understand. That cannot be easy.'],
    rejection: ['I am sorry, I misunderstood you.', 'Sorry, that was the wrong answer.'],
    decline: ['No problem.', 'That is fine.', 'All right.'],
    statement: [
      'Thank you. The team will see your message.',
      'All right. The team will see your message.',
      'Thank you for telling me.',
    ],
  },
  identify: [
    'I am {name}, the digital assistant of {organization}, not a person. If you like, a person can take over.',
    'You are talking to the digital assistant of {organization}. If you would rather talk to a person, just say so.',
    'I am a digital assistant, not a person.',
  ],
  regret: ['I am sorry about that.', 'I am sorry to hear that.'],
  acknowledge: {
    given: ['Thank you.', 'Thanks.', 'Got it.', 'Noted, thank you.'],
    name: ['Nice to meet you, {value}.', 'Thank you, {value}.'],
    changed: ['All right, I have changed that.', 'I have changed that.', 'I have changed that, thank you.'],
  },
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  yes: 'yes',
  no: 'no',
  answer: {
    unsayable: [
      'Someone from our team can tell you that better than I can.',
      'I would rather leave that to a colleague.',
      'You can read about that on our website.',
    ],
  },
  gap: {
    one: [
      'I am afraid I cannot answer that. I have passed your question on to the team.',
      'I do not have an answer to that, so I have passed your question on to the team.',
      'I cannot answer that myself, so I have passed your question on to the team.',
      'I do not have an answer to that. The team has your question now.',
    ],
    several: [
      'I am afraid I cannot answer those questions. I have passed them on to the team.',
      'I do not have answers to those questions, so I have passed them on to the team.',
    ],
    beside: [
      'I do not know the rest, so I have passed that question on to the team.',
      'I cannot answer the other part, so I have passed it on to the team.',
    ],
    near: [
      'I am not sure about that, so I have passed your question on to the team. Perhaps one of these helps.',
      'I do not know that for certain, so the team has your question, too. These come closest.',
    ],
    nearest: ['Perhaps one of these helps.', 'These come closest.'],
  },
  choose: {
    chips: ['I am not sure which of these you mean.', 'Which of these do you mean?'],
    named: ['I am not sure which you mean: {options}?', 'Which do you mean: {options}?'],
  },
  defer: {
    phase: [
      'I cannot look that up at this point.',
      'I cannot look that up here, but the team can tell you.',
      'That is something the team can tell you.',
      'I do not have that information here.',
    ],
    outage: [
      'I cannot look that up right now. Please ask me again a little later.',
      'The search is not working at the moment. Please try again a little later.',
    ],
  },
  pass_on: {
    wanted: [
      'I am telling the team that you would like to talk to a person.',
      'I have told the team that you would like to talk to a person.',
      'The team knows that you would like to talk to a person.',
    ],
    callback: [
      'I am telling the team that you would like a call.',
      'I have asked the team to call you.',
      'The team knows that you would like a call.',
    ],
    call: [
      'I have passed your number on to the team, so that they can call you.',
      'The team has your number and can call you.',
    ],
    complaint: [
      'I am passing this on to the team.',
      'I have told the team about this.',
      'I will make sure the team knows about this.',
    ],
    urgency: [
      'I am telling the team right away that it is urgent.',
      'I have told the team that it is urgent.',
    ],
    status: [
      'I cannot confirm that myself. The team can see your messages and will get back to you about it.',
      'It is not confirmed yet. The team can see your messages and still has to confirm it.',
    ],
    cancel: [
      'I cannot do that myself, so I am passing it on to the team.',
      'The team will take care of that. I have told them.',
    ],
    wish: [
      'I cannot arrange that myself, so I am passing it on to the team.',
      'I can only pass that on. The team has your request now.',
    ],
    outsider: [
      'I cannot help with that myself, so I have passed it on to the team.',
      'That is something for the team. I have passed it on.',
    ],
  },
  presence: {
    now: [
      'Someone should be with you shortly.',
      'It should not be long before someone is here for you.',
      'Someone should be here for you soon.',
    ],
    today: ['Someone will be here from {time} today.', 'Someone will be available from {time} today.'],
    tomorrow: [
      'Someone will be here from {time} tomorrow.',
      'Someone will be available from {time} tomorrow.',
    ],
    weekday: [
      'Someone will be here from {time} on {weekday}.',
      'Someone will be available from {time} on {weekday}.',
    ],
    date: [
      'Someone will be here from {time} on {weekday}, {day} {month}.',
      'Someone will be available from {time} on {weekday}, {day} {month}.',
    ],
  },
  ask_number: [
    'What number can the team call you on?',
    'Which number should the team call?',
    'What is the best number to reach you on?',
  ],
  offer_message: [
    'If you like, you can leave a message, and the team will get back to you.',
    'You can also leave a message for the team.',
  ],
  puzzle: {
    unclear: [
      'I am not sure I understood that. Could you put it another way?',
      'I did not quite understand that. What would you like to know?',
      'I am sorry, I do not understand that.',
    ],
    order: [
      'I cannot do that. You can ask me anything about {organization}, though.',
      'That is not something I can do. I am here for questions about {organization}.',
      'I cannot do that.',
    ],
  },
  clarify: {
    between: [
      'Do you mean {options}?',
      'Just to be sure, do you mean {options}?',
      'Would that be {options}?',
    ],
    open: ['I may not have understood that. {title}?', 'I did not quite get that. {title}?'],
  },
  invite: {
    opening: ['How can I help you?', 'What can I do for you?'],
    later: [
      'Is there anything else I can do for you?',
      'What else can I do for you?',
      'Do you have any other questions?',
      'Anything else?',
    ],
  },
  navigate: {
    one: ['There is more on the page {page}.', 'You can read more about this on the page {page}.'],
    several: ['There is more on the pages {pages}.', 'You can read more about this on the pages {pages}.'],
  },
  promise: {
    named: ['At the end you will get {document}.', 'You will get {document} when we are done.'],
    unnamed: ['At the end you will get a written summary.'],
  },
  recap: {
    noted: ['This is what I have noted:{items}', 'Here is what I have noted:{items}'],
    done: ['That is all I need.'],
    correct: ['If something is not right, just tell me.', 'Please tell me if something is wrong.'],
  },
  close: {
    thanks: ['Thank you, {visitor}.', 'Thank you for your time.', 'Thank you.'],
    passing_on: [
      'The team at {organization} has everything now.',
      'I will pass everything on to {organization}.',
    ],
    sign_off: ['Goodbye, and all the best!', 'Have a good day!', 'Goodbye!'],
  },
  minimal: ['[All right|Noted|Understood|Okay|Good|Fine|Certainly|Right|Yes].', 'I see.'],
}
