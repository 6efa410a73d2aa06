/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Language } from './Language';
import type { NoticeTopic } from './NoticeTopic';
export type NoticePreferencesChangeDto = {
    /**
     * All that is to be told by e-mail.
     */
    email: Array<NoticeTopic>;
    /**
     * In which language it is to be told; without it as before.
     */
    language?: Language;
    /**
     * All that is to be told by text message.
     */
    sms: Array<NoticeTopic>;
};

