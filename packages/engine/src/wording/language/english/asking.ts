import type { WordingPack } from '../pack.ts'

const noun = ['What [can you tell me about|would you say about|should I know about] {quoted}?']
const nounAgain = [
  '[In your own words|In a few words], what [should I know about|would you say about] {quoted}?',
  'How would you answer {quoted}?',
]
const choice = ['Which of these [fits|fits best|applies|is right] [when it comes to|for] {quoted}?']
const choiceAgain = ['Which of these comes [closest|nearest] [when it comes to|for] {quoted}?']

export const ask: WordingPack['ask'] = {
  titled: {
    string: { first: noun, second: nounAgain },
    email: { first: noun, second: nounAgain },
    enum: { first: choice, second: choiceAgain },
    band: { first: choice, second: choiceAgain },
    multi_enum: {
      first: ['Which of these [fit|apply] [when it comes to|for] {quoted}?'],
      second: ['Which of these, however many, [fit|apply] [when it comes to|for] {quoted}?'],
    },
    boolean: {
      first: ['Does {quoted} [apply to you|apply in your case|apply here]?'],
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
  questioning: ['[May I ask|Let me ask|I would like to know|Could you tell me]: {title}?'],
  yesOrNo: ['{title}, yes or no?', '[So|Then|Once more]: {title}, yes or no?'],
  questionWords: new Set('what which who whom whose when where why how since from by until at'.split(' ')),
  skipping: [
    '[You are free to leave this out|You may leave this out|Feel free to skip this|We can also leave this open][ if you prefer| if you would rather not say| if you do not know].',
  ],
}
