/** All of the loan's page that is not read first: it comes together. */
export { ApprovedPieces, LaterPieces } from './later-pieces';
export { StatementView } from './statement-view';
