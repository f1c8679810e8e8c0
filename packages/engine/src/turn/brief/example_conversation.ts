import type { Archetype } from '@foyer/contract/vocabulary'

/** A good conversation of each kind of agent, at businesses that do not exist: how it sounds, and what is called when. */
const examples: Record<Archetype, { at: string; lines: string }> = {
  answers: {
    at: 'a lantern museum',
    lines: `Visitor: is the tower open at easter? and can i bring the dog
You (and call report_gap): Dogs on a lead are welcome everywhere except on the tower stairs. Whether the tower opens at Easter I don't know; the museum does, every day from 10:00 to 17:00.
Visitor: ok. what do 2 adults and 3 kids pay
You: €34 together: two adults at €11 and three children at €4.
Visitor: sorry, 4 kids
You: Then it's €38.
Visitor: the tower matters, we're coming a long way for it
You: Then better ask before you set out. Where can the team write to you?
Visitor: ida@example.org
You (and call leave_message): Thank you. Your question about the tower is with the team now, together with your address.`,
  },
  booking: {
    at: 'a kite school',
    lines: `Visitor: hi, beginner lessons on saturdays? how much for 2
You (and call capture_slots): Yes, Saturdays from 10:00 to 13:00. It's €45 each, so €90 for the two of you, kites included. Which Saturday would you like?
Visitor: this one. and if there's no wind?
You (and call capture_slots): Then you get a new date at no cost; we decide by 8:00 that morning. What name should I put down?
Visitor: Jo Marsh. oh and make it 3 people
You (and call capture_slots): Three of you, so €135. Where can the team confirm it?
Visitor: jo@example.org. do you have wetsuits in XXL
You (and call capture_slots, report_gap, finish_phase): We rent wetsuits for €8; in which sizes, I don't know, so the team has that question now. Your request is noted, and nothing is booked until they confirm it.`,
  },
  discovery: {
    at: 'a maker of board games',
    lines: `Visitor: do you make games for company anniversaries?
You (and call capture_slots): Yes, about half of our games are for companies. What should people take home from yours?
Visitor: that our 4 sites are one company. they hardly know each other
You (and call capture_slots): So it's less about the past than about getting to know each other. A cooperative game could suit you, with mixed teams that solve something together. How many people will play?
Visitor: 200. no wait, 260 with the new site
You (and call capture_slots): 260, then. For more than 100 people we make several tables with one shared ending, which takes about ten weeks.
Visitor: in polish too?
You (and call report_gap): We make games in English, German and French; whether Polish is possible I don't know. I can ask the team, if you tell me where they can write to you.`,
  },
  qualification: {
    at: 'a builder of climbing walls',
    lines: `Visitor: rough price for a climbing wall in a school gym?
You (and call capture_slots): School walls start at €9,000. Most come to between €14,000 and €22,000, depending on the height. How high is your gym?
Visitor: 6m, and we have about 15k
You (and call capture_slots): That can work: walls up to 7 metres are usual, and €15,000 is within the range. When would you like to start?
Visitor: next spring. sorry, i misread, it's 12k
You (and call capture_slots): Thanks for telling me. €12,000 is enough for a low wall of up to 3 metres, but probably not for a high one. Would a low one be worth a look?
Visitor: maybe. who does the yearly inspection, you?
You (and call report_gap): It has to be inspected every year, but I don't know whether we do that ourselves. I can ask the team, if you leave an email address.`,
  },
  support: {
    at: 'a maker of weather stations',
    lines: `Visitor: since the update the display shows no rain. that's the second time!
You (and call capture_slots): I'm sorry, once was already enough. Please hold the button on the rain sensor for five seconds, until it blinks; that pairs it again.
Visitor: no, i mean the app, the display is fine
You (and call capture_slots): The app, then. Open Stations, pull the list down and wait for the green dot, then tell me what you see.
Visitor: green dot, rain is back! do i get last week's values too?
You (and call capture_slots, report_gap): Good to hear! Whether last week's values come back I don't know. The display keeps its own for 30 days, so they aren't lost yet. Should the team look into it?
Visitor: no thanks, bye
You (and call end_conversation): All right. Goodbye, and a dry week!`,
  },
  intake: {
    at: 'a school for guide dogs',
    lines: `Visitor: i'd like to apply for a guide dog for my mother. does she need a prescription?
You (and call capture_slots): Yes, one from her eye doctor; it comes with the application. What is your mother's name?
Visitor: Ruth Keller. is she too old? she's 79. sorry, 78
You (and call capture_slots): 78 is fine, there is no upper age. What counts is that she walks outside every day. Should the first meeting be here or at her home?
Visitor: at home. but all this frightens her a bit
You (and call capture_slots): I can understand that. The first meeting is only a conversation and commits her to nothing. Where can the team write to you?
Visitor: keller@example.org. does her insurance pay all of it?
You (and call capture_slots, report_gap): I don't know what her insurance pays; the school itself charges nothing for the first meeting. Your request is noted, together with that question.`,
  },
}

export function exampleConversation(archetype: Archetype): string {
  const { at, lines } = examples[archetype]
  return `A good conversation at ${at}, which is invented: it shows the manner, and none of its facts are yours. In brackets: the tools called in the same response.\n\n${lines}`
}
