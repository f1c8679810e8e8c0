import type { WordingPack } from '../pack.ts'

export const ask: WordingPack['ask'] = {
  titled: ['{title}?'],
  telling: ['Could you {plain}?'],
  tellingWords: new Set(
    'describe tell choose select pick give enter state list explain leave share'.split(' '),
  ),
  plain: [
    {
      ending:
        /(?:^| )(?:number|name|address|date|type|reference|code|department|country|language|age|postcode|title|position|interest|plan|model|quantity|amount|profession)$/i,
      patterns: ['[What is|May I ask for|Could you give me|Could you tell me] your {plain}?'],
    },
  ],
  again: ['Once more: {plain}?', 'Let me ask again: {plain}?'],
  yesOrNo: ['{title}, yes or no?'],
  skipping: ['You can skip this if you like.', 'You do not have to answer this one.'],
}
