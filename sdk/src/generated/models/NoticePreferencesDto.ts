/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Language } from './Language';
import type { NoticeTopic } from './NoticeTopic';
import type { NoticeTopicDto } from './NoticeTopicDto';
export type NoticePreferencesDto = {
    /**
     * What is told by e-mail.
     */
    email: Array<NoticeTopic>;
    /**
     * Whether the member gave an e-mail address; without one nothing is told that way.
     */
    hasEmail: boolean;
    /**
     * In which language it is told: that of the last sign-in or choice.
     */
    language: Language;
    /**
     * What is told by text message.
     */
    sms: Array<NoticeTopic>;
    /**
     * All topics, in the order in which they are shown.
     */
    topics: Array<NoticeTopicDto>;
};

