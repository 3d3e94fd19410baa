import { expect, it } from 'vitest';
import { fixCapitals } from './fix-capitals.ts';

it.each([
  ['THE COFFEE TRUST LLC', 'The Coffee Trust LLC'],
  ['MCDONALD', 'McDonald'],
  ["MCDONALD'S", "McDonald's"],
  ['MCH CAFE', 'MCH Cafe'],
  ["O'BRIEN'S COFFEE", "O'Brien's Coffee"],
  ['D’ANGELO', 'D’Angelo'],
  ["JOE'S CAFE, INC.", "Joe's Cafe, Inc."],
  ["L'AROMA CAFE", "L'Aroma Cafe"],
  ["I'LL HAVE COFFEE", "I'll Have Coffee"],
  ['HENRY VIII CAFE II', 'Henry VIII Cafe II'],
  ['THE MIX & MILL', 'The Mix & Mill'],
  ['A&B COFFEE', 'A&B Coffee'],
  ['BEANS&BREWS', 'Beans&Brews'],
  ['BBQ AND COFFEE AT THE CVS', 'BBQ and Coffee at the CVS'],
  ['COME ON IN', 'Come on In'],
  ['LA COLOMBE', 'La Colombe'],
  ['CAFÉ ÉLAN', 'Café Élan'],
  ['JEAN-LUC U.S.A.', 'Jean-Luc U.S.A.'],
  ['TATTE BAKERY #5A', 'Tatte Bakery #5A'],
  ['Tatte BAKERY', 'Tatte Bakery'],
  ['McDONALD eBar', 'McDONALD eBar'],
  ['A BRASILEIRA DO CHIADO', 'A Brasileira do Chiado'],
  ['PÃO E CAFÉ DA AVÓ', 'Pão e Café da Avó'],
  ['CAFÉ DE LA PAIX', 'Café de la Paix'],
  ['DA VINCI COFFEE', 'Da Vinci Coffee'],
  ['THINKING CUP, MA', 'Thinking Cup, MA'],
  ['OH MY', 'Oh My'],
  ['二号咖啡', '二号咖啡'],
  ['', ''],
])('%j of a name becomes %j', (text, expected) => {
  expect(fixCapitals(text)).toBe(expected);
});

it.each([
  ['165 TREMONT ST', '165 Tremont St'],
  ['1 MAIN ST NW', '1 Main St NW'],
  ['12 N MAIN ST.', '12 N Main St.'],
  ['42ND ST AND 1ST AVE', '42nd St and 1st Ave'],
  ['7B BLVD OF THE ARTS', '7B Blvd of the Arts'],
  ['12 MAIN ST, BOSTON, MA 02118', '12 Main St, Boston, MA 02118'],
  ['12 MAIN ST BOSTON MA 02118-1234', '12 Main St Boston MA 02118-1234'],
  ['SALEM OR', 'Salem OR'],
  ['12 ELM CT', '12 Elm Ct'],
  ['P.O. BOX 7', 'P.O. Box 7'],
  ['EAST BOSTON', 'East Boston'],
  ['RUA DO POÇO DOS NEGROS 24', 'Rua do Poço dos Negros 24'],
  ['CALLE DE LOS REYES 3', 'Calle de los Reyes 3'],
  ['100 DE HARO ST, LOS ANGELES', '100 De Haro St, Los Angeles'],
  ['12 CORNER E STREET', '12 Corner E Street'],
])('%j of an address becomes %j', (text, expected) => {
  expect(fixCapitals(text, { isAddress: true })).toBe(expected);
});
