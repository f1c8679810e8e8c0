import type { WordingPack } from '../pack.ts'

const noun = ['What may I note for {quoted}?']
const nounAgain = ['Could you tell me something about {quoted}?', 'What would you say about {quoted}?']
const choice = ['Which of these fits {quoted}?']
const choiceAgain = ['Which of these comes closest for {quoted}?', 'Which of these applies to {quoted}?']

export const ask: WordingPack['ask'] = {
  titled: {
    string: { first: noun, second: nounAgain },
    email: { first: noun, second: nounAgain },
    enum: { first: choice, second: choiceAgain },
    band: { first: choice, second: choiceAgain },
    multi_enum: {
      first: ['Which of these fit {quoted}?'],
      second: ['Which of these, however many, apply to {quoted}?'],
    },
    boolean: {
      first: ['Does {quoted} apply to you?'],
      second: ['Would you say yes or no to {quoted}?', 'Is it a yes or a no for {quoted}?'],
    },
  },
  plain: [
    {
      ending:
        /(?:^| )(?:number|name|address|date|type|reference|code|department|country|language|age|postcode|title|position|interest|plan|model|quantity|amount|profession)$/i,
      patterns: ['[What is|May I ask for|Could you give me|Could you tell me] your {plain}?'],
    },
  ],
  questioning: ['[May I ask|Could you tell me]: {title}?'],
  yesOrNo: ['{title}, yes or no?'],
  questionWords: new Set('what which who whom whose when where why how since from by until at'.split(' ')),
  skipping: ['You may leave this out if you prefer.', 'We can also leave this open.'],
}
