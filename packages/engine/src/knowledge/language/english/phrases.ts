import type { Phrases } from '../language_pack.ts'
import { anyPhrase, endsWith, isOneOf, opensWith } from '../patterns.ts'

const pages = anyPhrase('docs?, documentation, guide, section, page, article, tutorial, handbook')
const sending = anyPhrase('see, refer to, check out, read')
const parts = anyPhrase(`
  page, guide, article, section, document, docs?, tutorial, chapter, post, handbook, instructions, steps, documentation,
  wiki, manual, guides, pages, table, list`)

export const phrases: Phrases = {
  navigation: opensWith(`
    see, see also, check out, refer to, learn more, learn how, learn about, find out more, find more, click here,
    read more, read on, read about, read our, read the, more info, more information, more details, more about, details,
    take a look, have a look, for more, for further, for additional, for details, for a full list, for a list,
    to learn more, to find out more, want to learn, you can read, you can find more, you can learn more, you can see,
    back to, next, previous, jump to, go back, continue reading, watch the video, visit our, visit the, more on,
    further reading, related, please see, please refer, please read, also see, consult, view the, view our, browse`),
  sendingOn: new RegExp(
    `(?:${[
      `, (?:please )?${sending} [^.]{0,80}`,
      String.raw` ${anyPhrase(`
        found, available, read, see, documented, described, listed, more, explained, shown,
        instructions`)} (?:\S+ ){0,2}(?:here|below|above)`,
      ` ${sending} (?:the |our |this |these )?[^.]{0,60}${pages}`,
      "here(?:'s| is) (?:how|what)[^.]{0,60}",
      '[→»›]|>>',
    ].join('|')})[\\s.)]*$`,
    'u',
  ),
  aboutUs: isOneOf(`
    about, about us, who we are, what we do, what we offer, our services, our mission, our story, services, welcome,
    home`),
  aboutThePage: opensWith(
    `below is, below are, here is, here are, here's, here you, let's, in the next section, in the following,
    follow this guide, follow the guide, follow our, follow the instructions, the following section,
    the following guide, the following steps, the steps below, we'll walk, we will walk, read this, use the links,
    this is a list, this is the list, stay tuned, coming soon`,
    `(?:${anyPhrase('in, on, throughout, with, the purpose of, the goal of, use')} )?(?:this|these) ${parts}`,
    ".{0,80} here(?:'s| is| are) (?:how|what|why|a|an|the|some)",
    'there are (?:[a-z]+ ){1,2}(?:ways|options|methods|steps|things|possibilities) .{0,50}$',
    `the ${anyPhrase('table, list, image, screenshot, diagram, picture, video, chart, example, code, snippet')} (?:below|above)`,
  ),
  exclamation: new RegExp(
    `^(?:${[
      String.raw`(?:we're|we are|i'm) (?:very |so |really )?(?:happy|glad|excited|thrilled|proud|delighted) (?:to|that|you)\b`,
      String.raw`${anyPhrase(String.raw`
        welcome, congrat, thanks?\b, thank you, enjoy, happy\b, great, awesome, good luck, hooray, yay, that's it,
        that's all, that's great, that's okay, that's fine, that's awesome, and more, and many more, you're done,
        you're all set, you're ready, you're good, you are done, you are all set, all done, done, voil, hello, hi\b, sorry,
        wow, cheers, etc, tl;dr, n/a, tbd, none`)}(?:[\s,]*[!.]*$|[^\d]*!$)`,
    ].join('|')})`,
    'u',
  ),
  label: new RegExp(
    String.raw`^(?:${anyPhrase(String.raw`
      note, tip, info, hint, important, warning, caution, attention, danger, notice, disclaimer, update, heads up, pro tip,
      fun fact, tl;dr, fyi, p\.?s\.?, n\.?b\.?, important note, please note`)}\s*[:–—-]|tl;dr)\s*`,
    'iu',
  ),
  answer: new RegExp(
    String.raw`^${anyPhrase(`
      yes, no, yep, nope, absolutely, certainly, of course, definitely, sure, never, always, not yet, not at all, maybe,
      sometimes, usually, generally, it depends, that depends, it does, it doesn't, they do, you can, you can't, we do,
      we don't, not really, unfortunately`)}\b(?=[,.!;:\s–—-]*(?:$|[,.!;:–—-])|.{0,30}$)`,
    'u',
  ),
  emptyHeading: isOneOf(`
    overview, introduction, intro, general, details?, more, other, others, miscellaneous, misc, notes?, faqs?,
    frequently asked questions, q ?& ?a, questions, questions and answers, about, summary, conclusion, background,
    resources, additional resources, more resources, examples?, tips, basics, contents?, description, information,
    further information, additional information, home, welcome, start, see also, related, links?, index, main,
    what's next\\??, next steps?, getting help, additional notes?, important notes?, action items?`),
  procedure: new RegExp(
    String.raw`\b${anyPhrase(String.raw`
      how to, how do, how can, how should, steps?, procedure, instructions?, guide, set ?up, setting up, install\w*,
      configur\w*, creat\w*, add(?:ing)?, enabl\w*, disabl\w*, updat\w*, upgrad\w*, connect\w*, remov\w*, delet\w*, chang\w*,
      get(?:ting)? started, quick ?start, deploy\w*, integrat\w*, register\w*, sign(?:ing)? up, logg?(?:ing)? in,
      book(?:ing)?, apply(?:ing)?, cancel\w*, export\w*, import\w*, process, workflow, follow`)}\b|^to [a-z]`,
    'u',
  ),
  emptyIntroduction: isOneOf(`
    (?:please )?(?:follow|do|take|complete|perform|use|try) (?:these|the|this)(?: (?:simple|easy|following|next|few|below))*(?: (?:steps?|instructions?|guides?|things?))?(?: below)?,
    (?:for )?(?:example|instance)s?, e\\.?g\\.?, here(?:'s| is| are).{0,40}, steps?, this is how.{0,30}, like this,
    such as, these are, these include, they are, they include, the following, as follows,
    the steps(?: are)?(?: as follows)?, in short, including, to do so, to do this, to do that, features,
    to (?:begin|start)(?: with)?, options, notes?(?: that)?, you can, you could, you should, you may`),
  pointing: /\b(?:following|below|above|as follows|like (?:this|so)|here|these|this)\b|\bsuch as$/u,
  runsOn: endsWith(`
    includes?, including, are, is, was, were, for, to, with, of, by, from, at, in, on, provides?, offers?, contains?, as,
    like, needs?, requires?, covers?, supports?, via, be, has, have, means, allows?(?: you)?, lets? you, can, must, should,
    will, may, about, than, into, between, through, called, either, plus, without, not, do, also`),
  emptyColumn: isOneOf(`
    description, definition, details?, meaning, notes?, values?, explanation, answer, comments?, information, what it does,
    what it means`),
  rowNoun: isOneOf(`
    plan, package, tier, option, edition, model, level, course, class, room, membership, subscription, ticket, version,
    size, role, team`),
  named: (heading, name) => `${name} ${heading}`,
  smallNouns: true,
  company: /\b(?:the|our) (?:company|organi[sz]ation|firm|agency|business)\b/giu,
  we: 'we',
  step: 'step',
  yes: 'yes',
  no: 'no',
}
