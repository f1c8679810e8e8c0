import { wordSet } from '../../language/patterns.ts'
import { clauses, type SmallTalkPhrases } from './phrases.ts'

const machine =
  '((an? )?(real |actual |live )?(chat ?bot|bot|robot|human|human being|person|machine|ai|computer|program|man|woman|chatgpt|real|alive))'
const person =
  '((an? |the |your |some |any )?(real |live |actual |human )?(human|human being|person|people|someone|somebody|anyone|anybody|agent|representative|rep|operator|advisor|adviser|consultant|employee|colleague|staff|staff member|member of staff|team member|manager|supervisor|boss|assistant|sales|sales team|support|support team|customer service|customer support|customer care|team))'

export const english: SmallTalkPhrases = {
  courtesies: wordSet(`
    hi hello hey hiya howdy greetings please pls plz thanks thank thx ty cheers ok okay okey k sir madam maam mate buddy
    dear there so well um uh hmm oh ah wow great perfect awesome cool nice good fine alright right sure yes yeah yep yup
    no nope nah maybe lol haha hahaha sorry anyway bye goodbye cya ciao today again now everyone all folks guys team bot
    and but`),
  smallTalk: clauses(
    `
    good (morning|afternoon|evening|day|night), morning, afternoon, evening, whats up, sup, yo,
    [is] (anyone|anybody|someone|somebody) (there|here), are you [still] (there|here|online|awake|ok|okay),
    you there, can you [even] (hear|read|understand|see) me, do you [even] understand [me],
    how are you [doing], how do you do, how is (it going|everything|life), hows (it going|everything|life), (how is|hows) (your|the) day [going|so far],
    how have you been, how was your day, (i am|im) (fine|good|well|ok|okay|great), and you, nice to meet you,
    nice (meeting|talking to) you, pleased to meet you, welcome, happy (new year|birthday|holidays|easter),
    merry christmas,

    (thank you|thanks|many thanks) [so|very] [much] [for that|for this|for all|for everything|for your help|for your time|for the help|for the info],
    thanks (a lot|a million|a bunch|anyway|in advance), [i] [really] appreciate (it|that|your help), much appreciated,
    no thank you, (thats|that is|that was|this is|its|it is) [very|really|so] (all|it|great|good|helpful|nice|fine|perfect|awesome|cool|ok|okay|enough|funny|interesting|amazing),
    (very|really|so) (good|nice|helpful|cool|funny), got it, i (see|understand|know|agree), understood, makes sense,
    sounds (good|great), fair enough, no (problem|worries|more questions|questions|idea|way), never ?mind, forget it,
    nothing [else], not (really|yet|sure), i (do not|dont) (know|care|understand|think so), idk, dunno,
    i (think|guess|hope) so, of course, (you are|youre) welcome, dont mention it, my pleasure,
    good job, well done, i (love|like|hate) (you|it|this),
    (you are|youre) [so|very|really] (nice|funny|cute|smart|helpful|awesome|the best|amazing|kind|sweet|great),

    see (you|ya) [later|soon|tomorrow|around|then], (have a|enjoy your) [very] [nice|good|great|lovely|wonderful] (day|one|evening|weekend|night|time),
    take care, talk (to you )?(later|soon), farewell, until next time, (gotta|i have to|i need to) go,

    are you [just|really|actually] <machine> [or <machine>], (am i|im|i am) [really] (talking|speaking|chatting) (to|with) <machine> [or <machine>],
    is this <machine> [or <machine>], (you are|youre) <machine>, who are you, who is this, what are you,
    (whats|what is) your name, do you have a name, who (made|built|created|programmed|invented|trained) you,
    how old are you, where do you live, when is your birthday,
    do you [ever|really] (sleep|dream|eat|think|love me|like me|have feelings), do you have a (girlfriend|boyfriend|family|soul),
    will you marry me, do you know (siri|alexa), (whats|what is) the meaning of life, what are your hobbies,
    what are you doing, tell me (a|another) (joke|story|riddle|secret), make me laugh, say something [funny],
    sing [me] a song, (i am|im) (bored|sad|tired|happy|back|here|waiting|just looking|just browsing|just testing),

    [i need|i want] [some|your] help, help me [out], (can|could|will|would) you [please] (help|assist) [me] [out] [with something|with this|with that],
    (ive|i have|i got|ive got) (a|some|one|another|a few|several|more) [quick] (question|questions) [for you],
    (can|could|may) i ask [you] (something|a question|a quick question|some questions|a few questions), question,
    i was wondering if you could help [me], hoping you (can|could) help [me],
    what can i ask [you], how can you help [me], how do you work, what do you know,

    (you are|youre|this is|thats|that is|what) [so|such|just|very|really|totally] [an?] (stupid|idiot|idiotic|dumb|useless|moron|crap|shit|bullshit|terrible|awful|horrible|ridiculous|annoying|boring|pathetic|garbage|trash|rubbish|liar|lame|the worst|joke) [chatbot|robot|machine|thing|service|idiot],
    (stupid|dumb|useless|idiot|worst|terrible|bad) [chatbot|robot|machine|thing|app|service], (fuck|screw|damn) (you|off|this|it),
    shut up, go (to hell|away), piss off, wtf, omg, what the (hell|fuck|heck), (this|it) sucks, you suck, bullshit, shit,

    [this is|its] [just|only] [a|another] (test|testing) [test|message|123|1 2 3|one two three], (test )+test, foo, foo bar,
    lorem ipsum.*, asdf.*, qwert.*, (bla|blah)( bla| blah)*, yes or no, try again, what, why, how, really, huh, pardon,
    excuse me, come on, hurry up, wait, (one|just a) (moment|second|minute|sec), brb, start, stop, start over, continue,
    next, back, menu, hello world`,
    { machine },
  ),
  wantsPerson: clauses(
    `
    (can|could|may) (i|we) [just] [please] (talk|speak|chat) [directly] (to|with) <person> [else|directly|instead|on the phone|in person|from your team],
    (i|we) [really|just] (want|need|would like|d like|wanna|prefer|would prefer) [to] (talk|speak|chat) [directly] (to|with) <person> [else|directly|instead|on the phone|in person|from your team],
    id (like|love|prefer) to (talk|speak|chat) (to|with) <person> [directly|instead],
    (id|i would|wed|we would) (rather|like to|prefer to) [just] (talk|speak|chat) [directly] (to|with) <person> [directly|instead|about it|about this|about that], (talk|speak|chat) (to|with) <person>,
    (give|get|find|send) me <person>, (i|we) (want|need|would like|prefer) <person>, let me (talk|speak|chat) (to|with) <person>,
    <person>, human (help|support), live (chat|support),
    [can you|could you|would you] [please] (connect|transfer|hand|forward|put) me [over|through] (to|with) <person>, put me through,
    (can|could) (you|someone|somebody|anyone) [please] (call|phone|ring) me [back], (call|phone|ring) me [back],
    is there <person> [available|i can talk to|i can speak to|to talk to|who can help|who can help me], (are|is) <person> (available|around),
    i (dont|do not) want to (talk|speak|chat) (to|with) (an? )?(bot|robot|machine|computer|ai|chatbot), no bots, not (an? )?(robot|machine)`,
    { person },
  ),
}
