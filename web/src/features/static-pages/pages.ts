import type { STATIC_PATHS } from './paths.ts';

export interface StaticPage {
  title: string;
  /** For search engines. */
  description: string;
  sections: readonly (readonly [heading: string | null, paragraph: string])[];
}

export type StaticPath = (typeof STATIC_PATHS)[number];

/** The short pages behind the footer's links, by path. */
export const STATIC_PAGES: Readonly<Record<StaticPath, StaticPage>> = {
  '/contact': {
    title: 'Contact',
    description: 'How to reach the people behind Cortado.',
    sections: [
      [
        null,
        'Cortado is run by a small team in Boston. We read everything, and answer most of it.',
      ],
      [
        'A café is wrong or missing',
        'Write to hello@cortado.example with the café’s name and street, and what should be different. A photograph of the menu helps.',
      ],
      [
        'You run a café',
        'Your page is free and always will be. Write to us from the café’s own address and we will put it right.',
      ],
    ],
  },
  '/careers': {
    title: 'Careers',
    description: 'Working at Cortado.',
    sections: [
      [null, 'We have no open positions at the moment.'],
      [
        'Still',
        'If you know a neighborhood’s cafés better than we do, we would like to hear from you: hello@cortado.example.',
      ],
    ],
  },
  '/press': {
    title: 'Press',
    description: 'Cortado for journalists.',
    sections: [
      [
        null,
        'Cortado is a directory of specialty coffee cafés in Boston and Cambridge. You may use our name, logo and screenshots when you write about us.',
      ],
      ['Questions', 'Write to press@cortado.example. Please tell us your deadline.'],
    ],
  },
  '/privacy': {
    title: 'Privacy',
    description: 'What Cortado keeps about you, and what it does not.',
    sections: [
      [null, 'We keep as little about you as we can, and we sell none of it.'],
      [
        'Your location',
        'If you share your location, your browser uses it to work out distances. It is not sent to us.',
      ],
      [
        'Your account',
        'If you create one, we keep what you enter, your favorites, your ratings and your saved filters. Only you see your stars and reviews. Others see averages. You can download all of it, and delete it with your account, in your settings.',
      ],
      [
        'What you delete',
        'It is deleted right away. Photos that a café shows stay, without your name if you ask for that. Changes you made as an owner stay as those of a former owner, and nobody is named there for longer than two years. Our backups hold deleted data until newer ones replace them, and emails and records are kept for 30 days.',
      ],
      [
        'The newsletter',
        'If you subscribe, we email you to confirm, and use your address only to send the newsletter. Each issue has a link to unsubscribe, which also deletes your address. You can also write to hello@cortado.example.',
      ],
      [
        'The map',
        'The map comes from our own server. Nobody else learns which café you looked at, unless you follow a link to an external map.',
      ],
      [
        'Our records',
        'Our server logs errors, with the address of the page, so we can fix them. It keeps no profile of visitors.',
      ],
    ],
  },
  '/terms': {
    title: 'Terms',
    description: 'What you can expect from Cortado, and what you can’t.',
    sections: [
      [
        null,
        'Cortado is free to use. We do our best to be right, and cannot promise that we always are.',
      ],
      [
        'What a café offers',
        'Roasts, brewing methods, prices and features may be out of date or sample data. Ask the café before you travel far.',
      ],
      ['Hours', 'The hours on a café’s page are typical ones, not its own.'],
      ['The map', 'The map is a schematic. Do not navigate by it.'],
    ],
  },
  '/cookies': {
    title: 'Cookies',
    description: 'What Cortado stores in your browser.',
    sections: [
      [
        null,
        'We set no cookies for visitors, and none for advertising or tracking. When you sign in, one cookie keeps your session and another says that there is one. Both are deleted when you sign out. A third is kept for half a year. It says that this browser has signed in before, so nobody guessing your password elsewhere can lock you out here.',
      ],
      [
        'Your theme',
        'If you choose light or dark, your browser remembers it on your device. It is not sent to us.',
      ],
    ],
  },
};
