/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Language } from './Language';
import type { NoticeChannel } from './NoticeChannel';
import type { NoticeKind } from './NoticeKind';
import type { NoticeState } from './NoticeState';
import type { NoticeTopic } from './NoticeTopic';
export type NoticeDto = {
    /**
     * Of a reminder, or of what is late, the due day that it is about.
     */
    dueDate?: string;
    /**
     * The id.
     */
    id: string;
    /**
     * What it tells.
     */
    kind: NoticeKind;
    /**
     * In which language it was said.
     */
    language: Language;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * When it came up.
     */
    madeAt: string;
    /**
     * When it went.
     */
    sentAt?: string;
    /**
     * By which ways it went.
     */
    sentBy: Array<NoticeChannel>;
    /**
     * WAITING is sent when members may be contacted again, KEPT stands in the account alone, MOOT was not sent since it no
     * longer held, FAILED could not be sent.
     */
    state: NoticeState;
    /**
     * What it is about, as it was said.
     */
    subject: string;
    /**
     * The words, as they were said.
     */
    text: string;
    /**
     * What it belongs to in the preferences.
     */
    topic: NoticeTopic;
};

