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
    '[<Hello/Hi>|Welcome], {visitor}! <I am/I’m> {name}, {role}.',
    '[<Hello/Hi>|Welcome|<Hello and welcome/Hi and welcome>]! <I am/I’m> {name}, {role}.',
    '[<Hello/Hi>|Welcome|<Hello and welcome/Hi and welcome>]! My name is {name}, {role}.',
  ],
  role: { named: '{role} at {organization}', unnamed: 'the digital assistant of {organization}' },
  courtesy: [
    '<I am/I’m> [happy|glad] to help[ you|].',
    '[Happy|Glad] to be [of help|here for you].',
    'It is [good|nice|a pleasure] to talk with you.',
  ],
  acknowledge: {
    one: [
      '[All right|Thank you|Thanks|Very well][, |: ]{value}.',
      '[All right|Very well][, |: ]{value} then.',
      '[Thank you|Thanks], {value}[, that is noted|, <I have/I’ve> noted that].',
    ],
    several: [
      '[Thank you|Thanks|All right|Good|Very well], <I have/I’ve> [noted|written down|put down]: {items}.',
      '<I have/I’ve> [noted|written down|put down]: {items}.',
    ],
    also: [
      'And {value}[, that is noted, too|, noted as well|: noted, too].',
      '<I have/I’ve> also [noted|written down|put down]: {items}.',
    ],
    name: [
      '[Thank you|Thanks|Nice to meet you|Good to meet you|Pleased to meet you], {value}[.|!]',
      '[It is nice|It is good] to meet you, {value}.',
    ],
    noted: [
      '[Thank you|Thanks|All right|Good|Very well], [that is noted|<I have/I’ve> noted that|<I have/I’ve> written that down|<I have/I’ve> put that down].',
      '[Thank you|Thanks] for [telling me|explaining that|the description].',
      '[I see|I understand|That helps], [thank you|thanks].',
    ],
    clause: [
      '[All right|Understood|Thank you|Thanks], <I have/I’ve> [noted|written down|put down] {clause}.',
    ],
    yes: ['[All right|Good|Thank you|Thanks|Fine], [that is a yes|yes then|<I have/I’ve> noted the yes].'],
    no: ['[All right|Good|Thank you|Thanks|Fine], [that is a no|no then|<I have/I’ve> noted the no].'],
    corrected: [
      '[All right|Of course|Certainly|No problem|Thank you][, |: ]{value} then, not {old}.',
      '[All right|Of course|Certainly|No problem], <I have/I’ve> [changed|corrected] [that|it]: {value} instead of {old}.',
    ],
    correctedSeveral: [
      '[All right|Of course|Certainly|No problem], now <I have/I’ve> [noted|written down|put down]: {items}.',
    ],
    changed: [
      '[All right|Of course|Certainly|No problem|Thank you], <I have/I’ve> [changed|corrected|updated] [that|it].',
    ],
  },
  item: {
    known: '{noun} {value}',
    titled: '{value} for {quoted}',
    yes: 'a yes to {quoted}',
    no: 'a no to {quoted}',
  },
  answer: {
    unsayable: [
      'That is [best|better] read [on our pages|in our own texts].',
      '[Someone from our team|A colleague of mine] can [tell you|explain] that better than I can.',
      'I would rather leave [that|this answer] to [a colleague|someone from our team].',
    ],
  },
  gap: {
    one: [
      '[<I am/I’m> sorry, |]I <do not/don’t> [know that|have an answer to that], [but|and] <I have/I’ve> [noted|written down] [the|your] question.',
      '[Unfortunately |]I <cannot/can’t> [say that for certain|tell you that], so <I have/I’ve> [noted|written down] [the|your] question for [the team|my colleagues].',
      'Nothing [I know|I have been told] [answers that|says that], so <I have/I’ve> [noted|passed on] your question.',
    ],
    several: [
      '[<I am/I’m> sorry, |]I <do not/don’t> [know those things|have answers to those questions], [but|and] <I have/I’ve> [noted|written down] [the|your] questions.',
      '[Unfortunately |]I <cannot/can’t> [say that for certain|tell you those things], so <I have/I’ve> [noted|written down] [the|your] questions for [the team|my colleagues].',
    ],
    beside: [
      '[As for the rest|As to your other point|About the other part], I <do not/don’t> [know that|have an answer], [but|and] <I have/I’ve> [noted|written down] [the|your] question.',
      '[The rest|The other part] I <do not/don’t> know, so <I have/I’ve> [noted|written down] [the|that] question[ for the team| for my colleagues|].',
    ],
  },
  choose: ['[Which of these|What of this] do you mean?', 'Did you mean one of these?'],
  defer: {
    phase: [
      'I <cannot/can’t> look [that|this|your question] up at [this point|this stage] of [our conversation|our talk].',
      '[At this point|At this stage|Just here] I <cannot/can’t> look [that|this|your question] up.',
    ],
    outage: [
      'I <cannot/can’t> look [that|this] up [right now|at the moment|just now], so please [ask me again|try me again] [a little later|in a while].',
      '[Looking that up|Looking things up] is not working [right now|at the moment|just now]; please ask [again|me again] [a little later|in a while].',
    ],
  },
  pass_on: [
    '[Of course|Certainly|Gladly][, |: ]<I will/I’ll> [let the team know|tell the team|pass on] that you would like to [speak with|talk to|hear from] a person.',
    '<I will/I’ll> [let the team know|tell the team|pass on] that you would like to [speak with|talk to|hear from] a person.',
  ],
  farewell: [
    '[Goodbye|Bye for now|Until next time|Take care][, and |: ]you can [come back to this|pick this up again|go on with this] [whenever you like|at any time|later].',
    '[Thank you|Thanks] for [stopping by|your visit|the conversation][.|, and goodbye.|, and take care.]',
  ],
  clarify: {
    between: [
      '[Just to be sure|To get this right|So that I note it correctly], [did you mean|do you mean|would that be] {options}?',
      '[Did you mean|Do you mean|Would that be] {options}?',
    ],
    open: [
      '[<I am/I’m> not sure I understood|I may not have understood that correctly]: what [should I note|may I put down] for {quoted}?',
      '[Just to be sure|To get this right|So that I note it correctly], what [should|may] I note for {quoted}?',
    ],
  },
  invite: {
    opening: [
      '[How can I help you|What can I do for you|How may I help you][ today|]?',
      'What [brings you here|would you like to know|can I help you with]?',
    ],
    later: [
      'Is there anything [else|more] [I can help you with|I can do for you|you would like to know|on your mind]?',
      '[What else|What more] [can I do for you|would you like to know|may I help you with]?',
      'Do you have [any other questions|any further questions|another question][ for me|]?',
    ],
  },
  navigate: {
    one: [
      '[You will find|There is] more[ about this| about it|] on the page {page}.',
      'The page {page} [says more about this|tells you more|has more on this].',
      '[The button below|The link below] [takes you|leads you|opens the way] to {page}.',
    ],
    several: [
      '[You will find|There is] more[ about this| about it|] on [the pages|our pages] {pages}.',
      '[The buttons below|The links below] [take you|lead you] to {pages}.',
    ],
  },
  promise: {
    named: [
      '[At the end|At the end of our conversation|When we are done] [you will get|you will receive|<I will/I’ll> hand you] {document}.',
      '[You will get|You will receive] {document} [when we are done|at the end|at the end of our conversation].',
    ],
    unnamed: [
      '[At the end|At the end of our conversation|When we are done] [you will get|you will receive|<I will/I’ll> hand you] a [written summary|summary in writing].',
    ],
  },
  close: {
    thanks: [
      '[Thank you|Thank you very much|Many thanks|Thanks a lot], {visitor}, for [your time|the conversation|your answers|talking with me].',
      '[Thank you|Thank you very much|Many thanks|Thanks a lot] for [your time|the conversation|your answers|talking with me].',
    ],
    recap: ['[To sum up|In short|Once more in short|This is what <I have/I’ve> noted]: {items}.'],
    passing_on: [
      'I [am passing|will pass] [this|everything|what you told me] on to [the team at {organization}|{organization}].',
      'The team at {organization} will [see|read|receive] [this|all of this|everything you told me].',
    ],
    sign_off: [
      '[All the best|Take care|Goodbye|Goodbye for now]!',
      'I wish you [all the best|well|a good day].',
    ],
  },
  again: [
    '[As I said|As I said before|As mentioned|As mentioned before|Once more|Once again|To say it again|To repeat it|Let me repeat|To be clear]: {text}',
    '[So|Well|Again|Right], [once more|as before|to repeat it|to be clear|as I said]: {text}',
    '[I can only say it again|Let me say it again|Let me put it once more|I repeat it gladly|It remains as I said|My words are still the same][, to be clear|, as before|, and gladly|]: {text}',
  ],
  minimal: [
    '[All right|Noted|Understood|Okay|Good|Fine|Very well|Certainly|Sure|Gladly|Right|Yes|Indeed].',
    'Understood[, noted|, thanks|, all right].',
    'Hm.',
  ],
}
