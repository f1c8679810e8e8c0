import type { WordingPack } from '../pack.ts'

export const meanings: WordingPack['meanings'] = {
  email: {
    noun: 'email address',
    first: [
      '[What is|May I have|Could you give me] your email address?',
      '[Which|What] email address [can we write to|may we write to|is best for you]?',
    ],
    second: [
      '[Which email address can we reach you at|Where can we send you an email]?',
      'Which email address should we use?',
    ],
  },
  phone: {
    noun: 'phone number',
    first: [
      '[What is|May I have|Could you give me] your phone number?',
      'Which number can we [reach you on|call]?',
    ],
    second: [
      '[What is the best number to reach you on|On which number can we reach you|Which number should we call]?',
    ],
  },
  name: {
    noun: 'name',
    first: ['[May I ask your name|What is your name|Who do I have the pleasure of talking to]?'],
    second: ['[What name should I use|What should I call you|Could you tell me your name]?'],
  },
  company_size: {
    noun: 'company size',
    first: [
      'How [many people work|large is the team|many of you are there] at your company?',
      '[Roughly how large|How large] is your company?',
    ],
    second: ['About how many people [are in your company|does your company employ|work with you]?'],
  },
  company: {
    noun: 'company',
    first: ['[Which company is this for, if any|Is this for a company, and if so, for which one]?'],
    second: ['[On behalf of which company|For which company] are you [asking|writing|getting in touch]?'],
  },
  budget: {
    noun: 'budget',
    first: [
      'What budget [do you have in mind|have you set aside|are you working with][ for this|]?',
      '[Roughly what|What] budget [is there for this|should we work with]?',
    ],
    second: [
      'What range [is your budget in|should this stay in|do you have in mind]?',
      'About how much would you like to spend?',
    ],
  },
  timing: {
    noun: 'start',
    first: [
      'When would you like to [start|begin|get going]?',
      'When should [this|it] [start|begin|get under way]?',
    ],
    second: ['[By when do you need this|When would this suit you|When should it happen]?'],
  },
  since: {
    noun: 'how long',
    first: ['How long has [this|it] been [the case|like that|going on]?'],
    second: ['[When did this start|When did it begin|How long ago did it start]?'],
  },
  goal: {
    noun: 'goal',
    first: [
      'What would you like to [achieve|get done]?',
      'What [is your goal|are you hoping to achieve|do you want to achieve]?',
    ],
    second: [
      'In a few words, what [would you like to change|do you want to get done]?',
      'What would you like to be [better|different] [afterwards|in the end]?',
    ],
  },
  problem: {
    noun: 'problem',
    first: [
      'What [is the problem|exactly is the problem|seems to be the trouble|is not working]?',
      'Could you describe [the problem|what happens|the issue]?',
    ],
    second: ['What [exactly happens|do you see][ when it occurs|]?', 'What goes wrong?'],
  },
  request: {
    noun: 'request',
    first: [
      'What [can we do for you|is this about|exactly is this about|do you need]?',
      '[What brings you to us|What is your request]?',
    ],
    second: ['Could you [describe|tell me] in your own words what you need?'],
  },
  interest: {
    noun: 'interest',
    first: [
      'What are you [interested in|looking for|most interested in]?',
      '[Which of our services|What] can I tell you more about?',
    ],
    second: ['What [caught your interest|would you like to know more about|is it that interests you]?'],
  },
  situation: {
    noun: 'situation today',
    first: ['[How do you handle this today|How do things stand today|What does it look like today]?'],
    second: ['What is [the situation|the state of things] [at the moment|today|right now]?'],
  },
  priorities: {
    noun: 'most important',
    first: ['What matters most[ to you|][ here|]?', 'What is most important to you[ here|]?'],
    second: ['What should we [focus on|take care of|put] first?'],
  },
  role: {
    noun: 'role',
    first: ['What is your role [in this|here]?'],
    second: ['[How are you involved in this|In what way are you involved]?'],
  },
  meeting: {
    noun: 'meeting',
    first: ['How would you like to [meet|talk][ with us|]?', 'How should we [meet|talk]?'],
    second: ['How would you prefer to [meet|talk][ with us|]?'],
  },
  days: {
    noun: 'days',
    first: ['[Which|What] days [suit you|suit you best|work best for you|would suit you]?'],
    second: ['On which days [do you have time|are you free|could you make it]?'],
  },
  location: {
    noun: 'place',
    first: ['Where [would that be|is it]?', 'Which location [is this about|do you mean]?'],
    second: ['[In which city|At which location|Where exactly] would that be?'],
  },
  urgency: {
    noun: 'urgency',
    first: ['How urgent is [it|this][ for you|]?', 'How quickly do you need [this|help|help with it]?'],
    second: ['How long can [this|it] wait?', 'How soon is [this|it] needed?'],
  },
  topic: {
    noun: 'topic',
    first: ['What [is this about|is your question about|is the topic]?', 'Which topic is this about?'],
    second: ['What would you say [this is about|this relates to|this has to do with]?'],
  },
  industry: {
    noun: 'industry',
    first: ['[Which|What] industry are you [in|working in]?'],
    second: ['What field [is your company in|do you work in|are you in]?'],
  },
  website: {
    noun: 'website',
    first: ['What is the address of your website?', 'Where can [we|I] find your website?'],
    second: ['Which website [is this about|should I note down|may we look at]?'],
  },
  consent: {
    noun: 'getting in touch',
    first: ['May we [get in touch|contact you|get back to you][ about this|]?'],
    second: ['Would it be [all right|fine|okay] with you if we got in touch?'],
  },
  call: {
    noun: 'call',
    first: ['Would you like [a call|us to call you|to have a call with us]?'],
    second: ['[Shall|Should] we [give you a call|arrange a call|call you]?'],
  },
  returning: {
    noun: 'earlier visit',
    first: ['Have you been [here|with us] before?', 'Have you been in touch with us before?'],
    second: ['[Is this a return visit|Have you visited us before|Have you come to us before]?'],
  },
  service: {
    noun: 'service',
    first: ['[Which of our services|Which service] [sounds right to you|would fit best|could help you]?'],
    second: ['Which of these [comes closest|would help most|would you choose]?'],
  },
  tried: {
    noun: 'tried so far',
    first: ['What have you [tried|done about it] so far?', 'What has been [tried|done] before?'],
    second: ['Which of these [have you tried|have you done] already?', 'What did you try before?'],
  },
  solved: {
    noun: 'solved',
    first: ['Is [it|the problem] solved[ now|]?'],
    second: ['Has that [solved it|helped]?', 'Is the problem gone[ now|]?'],
  },
  message: {
    noun: 'message',
    first: ['What [should|can] I pass on to the team?', 'What would you like to tell the team?'],
    second: ['What [would you like to tell|should I tell|can I pass on to] the team?'],
  },
  booking: {
    noun: 'booking',
    first: ['What would you like to book?', 'What is your booking for?'],
    second: ['What [exactly would you like to book|is the booking for]?'],
  },
  preferred_time: {
    noun: 'preferred time',
    first: ['When would [it|that] suit you[ best|]?', '[What|Which] day and time would suit you?'],
    second: ['Which day [works for you|do you have in mind], and at what time?'],
  },
  people: {
    noun: 'number of people',
    first: ['[For how many people is it|How many people is it for|How many people will there be]?'],
    second: ['How many of you will [there be|come]?'],
  },
  notes: {
    noun: 'note',
    first: ['Is there anything else [we should|that we should] know?'],
    second: ['[What else should we know|What else matters]?'],
  },
}
