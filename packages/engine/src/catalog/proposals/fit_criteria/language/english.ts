import type { FitForm, Said } from '../fit_form.ts'
import { amountOf, audienceOf, clause, place } from '../said.ts'

const firms =
  '(?:companies|businesses|firms|teams|organi[sz]ations|agencies|start-?ups|employers|clients|producers|makers)'
const staff = '(?:people|employees|staff|members of staff)'
/** Whom an organization can say it works with. */
const audience =
  '(?:compan|business|firm|charit|employee|employer|famil|landlord|tenant|founder|start-?up|freelanc|self-employed|team|school|shop|restaurant|individual|private|maker|agenc|owner|beginner|children|adult|women|men|couple|student|artist|author|architect|non-?profit|organi[sz]ation|public sector|council|club|trades|consumer|parent|compan|brewer|producer|hotel|practice|carer|people with)'
const verb = '(?:work (?:with|for)|serve|advise|represent|support|design for|build for|help)'
const often = '(?:only |mainly |mostly |exclusively |mostly |usually |primarily )?'
/** What is refused for reasons that have nothing to do with the visitor's wish. */
const practical =
  /^(?:cash|cards?|credit|cheques?|returns?|cookies|your|any|personal|responsib|liab|data|spam|refunds?|walk-ins?|dogs?|it|that|this|them|you|anything|everything|so|much|extra|hidden|long-term|us)(?![\p{L}])/u
const condition =
  /(?<![\p{L}])(?:unless|without|if|except|before|until|because|but|any more|anymore|(?:under|below|less than) ?[€£$\d].*)(?![\p{L}])/u

const refused = ({ group }: Said, say: (what: string) => string) => {
  const what = clause(group('what'))
  return practical.test(what.toLowerCase()) || condition.test(what.toLowerCase()) ? undefined : say(what)
}

export const english: readonly FitForm[] = [
  {
    pattern: new RegExp(
      `${firms}[^.;]{0,20} (?:of|with|between)(?: between)? (?<low>\\d[\\d,]*) ?(?:to|and|-|–) ?(?<high>\\d[\\d,]*) ${staff}`,
      'u',
    ),
    kind: 'ideal',
    weight: 2,
    describe: ({ group }) => `Between ${group('low')} and ${group('high')} employees`,
  },
  {
    pattern: new RegExp(
      `${firms}[^.;]{0,20} (?:of|with) (?:at least|more than|over) (?<low>\\d[\\d,]*) ${staff}`,
      'u',
    ),
    kind: 'ideal',
    weight: 2,
    describe: ({ group }) => `At least ${group('low')} employees`,
  },
  {
    pattern: new RegExp(
      `${firms}[^.;]{0,20} (?:of|with) (?:at most|up to|fewer than|less than) (?<high>\\d[\\d,]*) ${staff}`,
      'u',
    ),
    kind: 'ideal',
    weight: 2,
    describe: ({ group }) => `At most ${group('high')} employees`,
  },
  {
    pattern:
      /we (?:do not|don't|cannot|can't) (?:take on|accept|do) (?:projects|jobs|orders|work) (?:under|below|of less than|for less than) (?<price>.+)/u,
    kind: 'dealbreaker',
    isMoney: true,
    describe: ({ price }) => price && `A budget of less than ${amountOf(price, 'en')}`,
  },
  {
    pattern:
      /(?:projects|engagements|our minimum (?:project|budget|fee|order)[^.]{0,30}?|minimum (?:project|budget|engagement)[^.]{0,30}?) (?:usually |typically |normally |generally )?(?:start at|start from|begin at|is|of|are|starts at) (?<price>.+)/u,
    kind: 'ideal',
    weight: 2,
    isMoney: true,
    describe: ({ price }) => price && `A budget of at least ${amountOf(price, 'en')}`,
  },
  {
    pattern:
      /(?<![\p{L}])(?:we|i) (?:do not|don't|cannot|can't|never) (?:work (?:with|for)|act for|represent|serve|advise) (?<what>[^.;:,()]{3,70})/u,
    kind: 'dealbreaker',
    describe: (said) => refused(said, (what) => `The enquiry comes from ${what}`),
  },
  {
    pattern:
      /(?<![\p{L}])(?:we|i) (?:do not|don't|cannot|can't|never) (?:take on|take|accept|handle|offer|do|repair|treat|sell|build|act in|advise on|deal with|work on) (?<what>[^.;:,()]{3,70})/u,
    kind: 'dealbreaker',
    describe: (said) =>
      refused(said, (what) =>
        new RegExp(`${audience}\\p{L}*$`, 'iu').test(what)
          ? `The enquiry comes from ${what}`
          : `The enquiry is about ${what}`,
      ),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])we ${often}${verb} (?<what>(?=[^.;:()]*${audience})[^.;:()]{3,80})`,
      'u',
    ),
    kind: 'ideal',
    describe: ({ group }) => {
      const what = audienceOf(group('what'))
      return new RegExp(`^(?:[\\p{L}-]+(?:,| and| or|) ){0,4}${audience}`, 'iu').test(what) &&
        !/^(?:you|your|all|every)(?![\p{L}])/iu.test(what)
        ? `The enquiry comes from ${what}`
        : undefined
    },
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])we ${often}${verb} [^.;:()]{3,60}, (?:not|never) (?<what>[^.;:()]{3,60})`,
      'u',
    ),
    kind: 'dealbreaker',
    describe: (said) => refused(said, (what) => `The enquiry comes from ${what}`),
  },
  {
    pattern:
      /(?<![\p{L}])within (?:a radius of )?(?<distance>\d+) (?<unit>miles|km|kilometres|kilometers) (?:of|around|from) (?<place>[^.;:()]{3,40})/u,
    kind: 'ideal',
    weight: 2,
    describe: ({ group }) => {
      const where = place(group('place'))
      return where && `Is within ${group('distance')} ${group('unit')} of ${where}`
    },
  },
  {
    pattern:
      /(?<![\p{L}])we (?:only )?(?:work|operate|deliver|travel|cover|serve|install|advise|are active)(?: [\p{L}-]+){0,6}? (?:in|across|throughout|all over) (?<place>[^.;:()]{3,60})/u,
    kind: 'ideal',
    weight: 2,
    describe: ({ group }) => {
      const where = place(group('place'))
      return where && `Is in ${where}`
    },
  },
  {
    pattern:
      /(?:^(?:all )?(?:our )?(?:courses|classes|offers|activities|facilities|events|services|groups)|^we|everything)[^.;]{0,40} (?:only (?:open )?(?:for|to) members|members only)/u,
    kind: 'poor_fit',
    describe: () => 'Is not a member',
  },
  {
    pattern:
      /(?<![\p{L}])(?:you|participants|guests|members) (?:must|have to|need to) be (?:at least )?(?<age>\d{2})(?: years(?: old| of age)?| or over| or older)/u,
    kind: 'dealbreaker',
    describe: ({ group }) => `Is younger than ${group('age')} years`,
  },
]
