import { guardsOf } from '../mutant.ts'

const judging = 'packages/engine/src/assessment'
const verdicts = [`${judging}/*.test.ts`]

/** What keeps a judgement to what the visitor said, and from deciding what nobody can tell. */
export const assessmentGuards = [
  ...guardsOf(`${judging}/fit.ts`, verdicts, [
    ['a dealbreaker decides', "if (criteria.some(isMet)) return 'dealbreaker'", ''],
    ['a dealbreaker decides only where it is met', " && verdicts.get(id) === 'met'", ''],
    ['what is not met counts against', 'not_met: -1', 'not_met: 0'],
    ['what is unknown counts for nothing', 'unknown: 0 }', 'unknown: 1 }'],
    ['a weight weighs', '* (weight ?? 1)', '* 1'],
    [
      'of equals the more careful is the fit',
      "['poor_fit', 'acceptable', 'ideal']",
      "['ideal', 'acceptable', 'poor_fit']",
    ],
    ['where nothing speaks for a kind the fit is unknown', "['unknown', 0]", "['unknown', -9]"],
  ]),
  ...guardsOf(`${judging}/assess.ts`, verdicts, [
    ['what explains at length is no claim', 'if (description.length > longestClaim) return unknown', ''],
    ['guidance that decides nothing is passed over', " && guided.verdict !== 'unknown'", ''],
    [
      'a claim about an answer is judged by it alone',
      'if (claimed !== null) return claimed',
      "if (claimed !== null && claimed.verdict !== 'unknown') return claimed",
    ],
  ]),
  ...guardsOf(`${judging}/verdict.ts`, verdicts, [
    ['what does not decide is unknown', 'if (holds === null) return unknown', ''],
    ['one part that is not met decides', 'if (failed) return failed', ''],
    [
      'a part that is unknown leaves all unknown',
      "if (failed) return failed\n  if (parts.some(({ verdict }) => verdict === 'unknown')) return unknown",
      'if (failed) return failed',
    ],
    ['one alternative that is met decides', 'if (met) return met', ''],
    [
      'an answer is told once as evidence',
      'return [...byWords.values()]',
      'return parts.flatMap(({ evidence }) => evidence)',
    ],
  ]),
  ...guardsOf(`${judging}/by_claims.ts`, verdicts, [
    ['what holds under a condition is not judged', 'if (isConditional(text)) return unknown', ''],
    [
      'a denial whose reach is unclear decides nothing',
      'if (isNegated(parts[0]!) && !parts.every(isNegated)) return unknown',
      '',
    ],
    ['a part is read in the light of the one before', 'near = claim?.slot ?? near', ''],
    [
      'a part that nobody can judge is unknown',
      'claim?.judged ?? unknown',
      "claim?.judged ?? { verdict: 'met', evidence: [] }",
    ],
  ]),
  ...guardsOf(`${judging}/by_number.ts`, verdicts, [
    ['a mere number claims nothing', 'if (!read?.bounded) return null', 'if (!read) return null'],
    ['a number of two matters is of neither', 'if (counted.length > 1) return undefined', ''],
    ['another currency decides nothing', ' || !areComparable(read.range, answered)', ''],
    ['another period decides nothing', 'read.range.per !== null && read.range.per !== answered.per', 'false'],
    ['a denial turns a comparison', 'inside !== isNegated(text)', 'inside'],
    ['a number of anything is of no slot', 'pointing(best, words) >= leastPointing', 'true'],
    ['words that say what is counted need no neighbour', 'saysWhat(text) ? undefined : near', 'near'],
    [
      'a slot measures what is comparable',
      'some((option) => areComparable(range, option))',
      'some(() => true)',
    ],
  ]),
  ...guardsOf(`${judging}/range.ts`, verdicts, [
    ['an open end is outside of a least', '(!claimed.openMin || answered.openMin)', 'true'],
    ['an open end is outside of a most', '(!claimed.openMax || answered.openMax)', 'true'],
    ['what reaches across decides nothing', 'return below || above ? false : null', 'return false'],
  ]),
  ...guardsOf(`${judging}/answered_range.ts`, verdicts, [
    ['what was said counts only inside of its option', 'isInside(said, option) && ', ''],
    [
      'what was said is closer than the option',
      'return { ...said, unit: said.unit ?? option.unit }',
      'return asMeant(option, [...options.values()])',
    ],
  ]),
  ...guardsOf(`${judging}/by_option.ts`, verdicts, [
    ['words of something else name no option', '.filter(({ coverage }) => coverage >= leastCoverage)', ''],
    ['an option is named by all of its words', 'name.words.every((word)', 'name.words.some((word)'],
    [
      'of several, what was not named is unknown',
      'answer.value.includes(value) ? true : null',
      'answer.value.includes(value)',
    ],
    ['no answer yet decides nothing', 'isUndecided(slot, answer.value) ? null : false', 'false'],
    ['a denial turns a choice', '(isNegated(text) !== isDenial)', 'isDenial'],
    ['an option may be a denial itself', '(isNegated(text) !== isDenial)', 'isNegated(text)'],
  ]),
  ...guardsOf(`${judging}/by_yes_or_no.ts`, verdicts, [
    ['nearly all that is said is what was asked', 'covered / words.length >= leastCoverage', 'true'],
    ['a denial turns a yes', ' !== isNegated(text), answer)', ', answer)'],
    ['a yes to a question that denies is a no', '(answer.value !== asksForNo)', 'answer.value'],
  ]),
  ...guardsOf(`${judging}/by_presence.ts`, verdicts, [
    ['"none" is no presence', ' || isNegated(each))', ')'],
    ['"not known yet" is no presence', 'isUndecided(slot, each) || ', ''],
    ['a denial in the visitor’s words is no presence', ' &&\n    !isNegated(quote)', ''],
    ['a denial turns a presence', 'byAnswer(!isNegated(text), answer)', 'byAnswer(true, answer)'],
    [
      'what says more than that there is something is not judged so',
      'isIn(words, name) && isIn(name, words)',
      'isIn(name, words)',
    ],
  ]),
  ...guardsOf(`${judging}/by_likeness.ts`, verdicts, [
    ['what is not alike is no evidence', 'cosine(meaning, vectorOf(text)) >= leastLikeness', 'true'],
    ['words in common are needed', '.filter((each) => isAbout(words, each.words))', ''],
    ['sentences that disagree decide nothing', ' || found.some(({ holds }) => holds !== last.holds)', ''],
    [
      'a denial of who knows what decides nothing',
      'clause === undefined && isDeniedAnywhere(quote) ? null : ',
      '',
    ],
    ['a denial turns what was said', 'holds: denied === denies', 'holds: !denies'],
    ['a criterion may deny', 'holds: denied === denies', 'holds: !denied'],
  ]),
  ...guardsOf(`${judging}/statements.ts`, verdicts, [
    ['a question states nothing', "!sentence.includes('?') && ", ''],
    ['what is only imagined states nothing', ' && !isConditional(sentence)', ''],
    [
      'a quotation stands in the message',
      'if (line.includes(sentence)) return sentence\n',
      'return sentence\n',
    ],
  ]),
  ...guardsOf(`${judging}/negation.ts`, verdicts, [
    ['a bound denies nothing', ".replaceAll(bounding, ' ')", ''],
    ['two denials are none', 'denials.length % 2 === 1', 'denials.length > 0'],
  ]),
  ...guardsOf(`${judging}/slot_words.ts`, verdicts, [
    ['a guess is no tie', ' || best.score === second?.score', ''],
    ['what points nowhere is no best', ' || best.score <= 0', ''],
  ]),
  ...guardsOf(`${judging}/read_range.ts`, verdicts, [
    ['several amounts that are no range are none', ' || read.used < measured.amounts.length', ''],
    ['a range goes upwards', 'if (min > high.value) return null', ''],
    ['about so much is a little around it', 'about.test(text) ? amount.value * roughly : 0', '0'],
  ]),
]
